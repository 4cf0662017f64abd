import { constants, copyFileSync, existsSync, statSync, truncateSync } from 'node:fs';

/** Bytes that a log may have; as much again is stored of what came before. */
const mostBytes = 10 * 2 ** 20;

/** Empties a log that has become long; what it held is in `<file>.1` then. Processes that append to it go on doing so. */
export function rotateLog(file: string, most = mostBytes): void {
  if (!existsSync(file) || statSync(file).size <= most) return;
  copyFileSync(file, `${file}.1`, constants.COPYFILE_FICLONE);
  truncateSync(file);
}
