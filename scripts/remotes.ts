import { setTimeout as pause } from 'node:timers/promises';
import { type ReleaseDesk, siteOrigin, withDesk } from './release/release-desk.ts';
import { liveRemotesOf } from './release/running-site.ts';
import { argumentsOf } from './site/arguments.ts';
import { table } from './table.ts';

const help = `Adds a remote of another repository to a running site, or takes one out: no commit, and nothing is started again.

  npm run remotes -- list
  npm run remotes -- add blog --url https://blog.example.com --mount /blog --mount /news --owner "Team Blog"
  npm run remotes -- remove blog

Its pages are shown at once, as its host has them, and from its first release on as that has them:
  npm run release -- remote-blog publish <version> --stored

RELEASE_URL    origin of the running site, http://localhost:3000 unless said otherwise
ADMIN_EMAIL, ADMIN_PASSWORD   of an administrator; on the machine of \`npm start\` its first admin signs in without`;

const { positionals, values } = argumentsOf({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: '' },
    mount: { type: 'string', multiple: true, default: [] },
    owner: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [command = '', name = ''] = positionals;
const origin = siteOrigin();

const commands: Record<string, (desk: ReleaseDesk) => Promise<void>> = {
  list: async (desk) => {
    const rows = (await desk.list()).map(({ url, mounts, owner, ...remote }) => [
      remote.name,
      url,
      mounts.join(' '),
      owner ?? 'the deployment',
    ]);
    console.log(table([['remote', 'host', 'paths', 'owner'], ...rows]));
  },
  add: async (desk) => {
    await desk.addRemote({ name, url: values.url, mounts: values.mount, owner: values.owner });
    const isShown = await untilShown();
    console.log(`${name} is added${isShown ? '' : '; the shell does not show it yet: its log says why'}`);
  },
  remove: async (desk) => {
    await desk.removeRemote(name);
    console.log(`${name} is taken out`);
  },
};

const run = commands[command];
if (values.help || !run || (command !== 'list' && !name)) {
  console.log(help);
  process.exitCode = values.help ? 0 : 1;
} else await withDesk(origin, run);

/** The shell asks for the registry once a second. */
async function untilShown(): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    if ((await liveRemotesOf(origin)).some((remote) => remote.name === name)) return true;
    await pause(250);
  }
  return false;
}
