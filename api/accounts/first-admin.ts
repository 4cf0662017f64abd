import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizedEmail } from '@varda/contract/text-schemas';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import type { Environment } from '../environment.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { isGuessable } from './password-strength.ts';
import { hashPassword, isPassword, madeUpPassword } from './passwords.ts';
import { countUsers, findAccount, insertUser } from './users.repository.ts';

interface Credentials {
  email: string;
  password: string;
}

interface FirstAdmin {
  /** Where a generated password is stored. */
  folder: string;
  email: string | undefined;
  password: string | undefined;
}

export function firstAdminOf({ DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD }: Environment): FirstAdmin {
  return { folder: DATA_DIR, email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
}

/** The first admin's password is none: nothing is wrong with the database. */
export class GuessablePassword extends Error {}

const standardEmail = 'admin@varda-pharm.example';

/**
 * Makes the first account of an empty database. Without a given password one is generated and stored in
 * `<folder>/admin-credentials.json`, which only the owner may read; the file goes once it is no longer right.
 */
export async function ensureFirstAdmin(db: Db, options: FirstAdmin): Promise<void> {
  const file = path.join(options.folder, 'admin-credentials.json');
  await db.transaction().execute(async (tx) => {
    await guard(tx, 'accounts');
    if ((await countUsers(tx)) > 0) return;
    const email = normalizedEmail(options.email ?? standardEmail);
    if (options.password && (await isGuessable(options.password, { name: '', email })))
      throw new GuessablePassword(`ADMIN_PASSWORD: ${ruleTexts.password_guessable.en}`);
    const password = options.password ?? (await keptPassword(file, email));
    const passwordHash = await hashPassword(password);
    await insertUser(tx, { name: 'Administrator', email, role: 'admin', passwordHash });
  });
  await forgetIfStale(db, file);
}

/** The password is on disk before the account is in the database: a crash in between leaves nobody locked out. */
async function keptPassword(file: string, email: string): Promise<string> {
  const password = madeUpPassword();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await rm(file, { force: true });
  const text = JSON.stringify({ email, password } satisfies Credentials, null, 2);
  await writeFile(file, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return password;
}

async function forgetIfStale(db: Db, file: string): Promise<void> {
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored === null) return;
  const { email, password } = JSON.parse(stored) as Credentials;
  const account = await findAccount(db, email);
  if (!account || !(await isPassword(password, account.password_hash))) await rm(file, { force: true });
}
