import { storageId } from '../pictures/storage-identity.ts';
import { openSite } from './open-site.ts';
import { runCommand } from './run-command.ts';

const help = `Makes the picture storage that the environment names belong to its database.

  npm run adopt-pictures -w api

Pictures that this database does not know go to the trash for TRASH_DAYS. Run it when the log says that nothing is removed, and
only if no other database goes with this storage.`;

await runCommand({ help }, async () => {
  const { db, pictures } = await openSite();
  try {
    await pictures.adopt(await storageId(db));
    console.log('The pictures belong to this database now. What it does not know is in the trash.');
  } finally {
    await db.destroy();
  }
});
