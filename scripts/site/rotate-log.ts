import { constants, copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';

/** Bytes that a log may have; as much again is stored of what came before. */
const mostBytes = 10 * 2 ** 20;

/** Empties a log that has become long; what it held is in `<file>.1` then. Processes that append to it go on doing so. Never throws. */
export function rotateLog(file: string, most = mostBytes): void {
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= most) return;
    storeCopy(file, `${file}.1`);
    truncateSync(file);
  } catch (error) {
    console.error(`${file} cannot be emptied: ${(error as Error).message}`);
  }
}

/** On a full disk none is stored, and room is made: a log that may not be emptied would only grow further. */
function storeCopy(file: string, copy: string): void {
  try {
    copyFileSync(file, copy, constants.COPYFILE_FICLONE);
  } catch (error) {
    console.error(`${copy} cannot be written: ${(error as Error).message}`);
    rmSync(copy, { force: true });
  }
}
