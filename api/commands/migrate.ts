import { migrateSite } from '../database/migrate-site.ts';
import { readEnvironment } from '../environment.ts';
import { explainedStart, prepareDataFolder } from '../start-failures.ts';
import { runCommand } from './run-command.ts';

const help = `Brings the tables up to date and makes the first admin, as a start of the api does unless MIGRATE_AT_START is off.

  npm run migrate -w api

With DATABASE_OWNER_URL it works as the role of that address, which owns the tables. The role of DATABASE_URL is made if there is none, and
may then read and write rows and nothing else.`;

await runCommand({ help }, async () => {
  const environment = readEnvironment();
  await prepareDataFolder(environment.DATA_DIR);
  const slow = await explainedStart(environment, () =>
    migrateSite(environment, ({ message }, seconds) => console.error(`${message}; trying again in ${seconds} s.`)),
  );
  if (slow) console.error(`Long lists are searched without an index: ${slow}`);
  console.log('The tables are up to date.');
});
