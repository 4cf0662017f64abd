import { guard } from '../database/engine.ts';
import { deletePerson } from '../personal-data/delete-person.ts';
import { readPersonalData } from '../personal-data/personal-data.repository.ts';
import { openSite } from './open-site.ts';
import { caller, logCommand, runCommand } from './run-command.ts';

const help = `Writes everything that is stored about a person, a member of staff or a visitor, as JSON to the standard output, or deletes it.

  npm run person -w api -- <e-mail>
  npm run person -w api -- <e-mail> --delete

What a deletion leaves, and why, is in docs/privacy.md. The site may go on working meanwhile.`;

await runCommand({ help, named: 'one person by their e-mail address', flags: ['delete'] }, run);

async function run(email: string, { delete: isDeletion }: { delete: boolean }): Promise<void> {
  const { db } = await openSite();
  try {
    if (isDeletion) {
      const { account, messages } = await db.transaction().execute(async (tx) => {
        await guard(tx, 'accounts');
        return deletePerson(tx, email, caller());
      });
      logCommand('person_deleted');
      console.log(`Deleted: ${account ? 'one account' : 'no account'}, messages: ${messages}`);
    } else {
      console.log(JSON.stringify(await readPersonalData(db, email), null, 2));
      logCommand('export');
    }
  } finally {
    await db.destroy();
  }
}
