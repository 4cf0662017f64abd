import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { makeFolder } from '@varda/server/make-folder';
import { tryWriting } from '@varda/server/try-writing';

/** Makes a folder if need be. Throws an error that says what is wrong with it and how to choose another one. */
export async function usableFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await tryWriting(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
        ? 'cannot be read and written by this user. Mend its permissions, or choose'
        : code === 'ENOTDIR' || code === 'EEXIST'
          ? 'is not a folder. Choose'
          : code === 'ENOSPC' || code === 'EDQUOT'
            ? 'has no room left. Make room on its disk, or choose'
            : `cannot be used (${code}). Choose`;
    throw new Error(`The data folder ${folder} ${why} another one: DATA_DIR=…`);
  }
}
