import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@varda/server/make-folder';
import { tryWriting } from '@varda/server/try-writing';
import { GuessablePassword } from './accounts/first-admin.ts';
import { isDamaged, isFull, lacksRights } from './database/database-errors.ts';
import { NewerTables, OlderTables } from './database/migrations/migrate.ts';
import type { Environment } from './environment.ts';

/**
 * Makes the data folder and tries whether it can be written. What is in it is for its owner alone, whatever it was before: database,
 * pictures and the first password of other users of the machine are nobody's business.
 *
 * @throws Error that names the folder and how to mend it
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  process.umask(0o077);
  try {
    await makeFolder(folder, 0o700);
    await closeToOthers(folder);
    await tryWriting(folder);
  } catch (error) {
    const help = isFull(error as Error) ? 'Make room on its disk' : 'Give this user the right to write there';
    throw new Error(
      `the data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). ` +
        `${help}, or choose another folder with DATA_DIR=…`,
    );
  }
}

async function closeToOthers(folder: string): Promise<void> {
  // A volume of a container may belong to another user; its orchestrator says then who may read it.
  if ((await stat(folder)).uid !== process.getuid?.()) return;
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const isFolder = entry.isDirectory();
    // An entry that another process of the site removes meanwhile is closed enough.
    if (isFolder || entry.isFile())
      await chmod(path.join(folder, entry.name), isFolder ? 0o700 : 0o600).catch(() => undefined);
  }
}

/** Opens the database, or says which one could not be opened and what to do about it. */
export async function explainedStart<T>(environment: Environment, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if ([NewerTables, OlderTables, GuessablePassword].some((kind) => error instanceof kind)) throw error;
    const { message } = firstOf(error);
    if (environment.DATABASE_URL) {
      const { host, pathname, username } = new URL(environment.DATABASE_URL);
      if (lacksRights(error))
        throw new Error(
          `the role ${decodeURIComponent(username)} lacks rights in the database ${host}${pathname} (${message}). ` +
            'Run `npm run migrate -w api` with a DATABASE_OWNER_URL whose role owns the tables and may make roles: it gives the ' +
            'role of DATABASE_URL its rights. The api then starts with MIGRATE_AT_START=off.',
        );
      throw new Error(
        `the database ${host}${pathname} cannot be used (${message}). Check DATABASE_URL and that it runs.`,
      );
    }
    const file = path.join(environment.DATA_DIR, 'varda.sqlite');
    const help = isFull({ message })
      ? 'Make room on its disk'
      : isDamaged(message)
        ? 'It is damaged: move it to another place, with `varda.sqlite-wal` if that is there, restore the newest backup with ' +
          '`npm run restore -w api -- <file>`, and run `npm run adopt-pictures -w api`'
        : 'Check that this user may read and write it';
    throw new Error(
      `the database ${file} cannot be used (${message}). ${help}, or choose another folder with DATA_DIR=…`,
    );
  }
}

/** A refused connection to a name with several addresses is a bundle of errors without a message of its own. */
function firstOf(error: unknown): Error {
  return error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
}
