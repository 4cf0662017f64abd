import { resetPassword } from '../accounts/reset-password.ts';
import { openSite } from './open-site.ts';
import { caller, logCommand, runCommand } from './run-command.ts';

const help = `Gives an account a new password, takes its second factor away and ends its sessions, for when no admin can log in any more.

  npm run reset-password -w api -- <e-mail>

The site may go on working meanwhile. The password is shown once: change it after the login.`;

await runCommand({ help, named: 'one account by its e-mail address' }, run);

async function run(email: string): Promise<void> {
  const { db } = await openSite();
  try {
    const { id, password } = await resetPassword(db, email, caller());
    logCommand('password_changed', { account: id });
    console.log(`New password of ${email}: ${password}`);
  } finally {
    await db.destroy();
  }
}
