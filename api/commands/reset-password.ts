import { parseArgs } from 'node:util';
import { resetPassword } from '../accounts/reset-password.ts';
import { openSite } from './open-site.ts';

const help = `Gives an account a new password and ends its sessions, for when no admin can log in any more.

  npm run reset-password -w api -- <e-mail>

The site may go on working meanwhile. The password is shown once: change it after the login.`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) console.log(help);
  else if (positionals.length !== 1) throw new Error(`Name one account by its e-mail address.\n\n${help}`);
  else await run(positionals[0] as string);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(email: string): Promise<void> {
  const { db } = await openSite();
  try {
    console.log(`New password of ${email}: ${await resetPassword(db, email)}`);
  } finally {
    await db.destroy();
  }
}
