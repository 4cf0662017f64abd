import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** How to sign in, line by line: with the password of the environment, or with the one that the api has made. */
export async function signInHint(dataDir: string): Promise<string[]> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  if (ADMIN_EMAIL && ADMIN_PASSWORD) return [`Sign in as   ${ADMIN_EMAIL} with the password in ADMIN_PASSWORD`];
  const file = path.join(dataDir, 'admin-credentials.json');
  try {
    const { email, password } = JSON.parse(await readFile(file, 'utf8')) as { email: string; password: string };
    return [
      `Sign in as   ${email}`,
      `Password     ${password}`,
      `             (made once for this machine; kept in ${file})`,
    ];
  } catch {
    return ['Sign in with an account that this database already has.'];
  }
}
