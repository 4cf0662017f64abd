import { existsSync } from 'node:fs';
import path from 'node:path';
import { holdFolder } from '@varda/server/hold-folder';
import { buildApps } from './builds/build-apps.ts';
import { type App, staleApps, stampOf } from './builds/stale-builds.ts';
import { listReleases } from './release/list-releases.ts';
import { type ReleaseDesk, siteOrigin, withDesk } from './release/release-desk.ts';
import { releaseServedBuild } from './release/release-served-build.ts';
import { rollBack } from './release/roll-back.ts';
import { argumentsOf } from './site/arguments.ts';
import { dataFolder, releasesFolder, root } from './site/site.ts';

const help = `Releases one remote of a running site, without the others.

  npm run release -w remote-public                 build, publish, check, and make it live
  npm run release -w remote-public -- --hold       build, publish and check only
  npm run release -w remote-public -- --canary 10  serve it to 10 % of the visitors (--staff: and to staff)
  npm run release -w remote-public -- list         versions, pointers and history
  npm run release -w remote-public -- rollback     one step back: ends the canary, else what was live before; with a version behind it, to that one
  npm run release -w remote-public -- off          its pages say that they cannot be shown (on: the end of it)

  --stored        builds nothing: the version that the remote's host has at its root, put there by other means;
                  \`publish <version> --stored\`: the one that it has below /<version>/
  --keep 10       how many versions stay stored beside those that are served
  --no-browser    leaves out the check in a browser; what the server renders is checked all the same

For a remote of another repository: npm run release -- remote-blog publish <version> --stored

RELEASE_URL    origin of the running site, http://localhost:3000 unless said otherwise
RELEASE_TOKEN  of the release desk; on the machine of \`npm start\` its first admin signs in without
RELEASES_DIR   folder whose <remote>/<version>/ is served by the host of the remote as /<version>/`;

const { positionals, values } = argumentsOf({
  allowPositionals: true,
  allowNegative: true,
  options: {
    hold: { type: 'boolean', default: false },
    canary: { type: 'string' },
    staff: { type: 'boolean', default: false },
    stored: { type: 'boolean', default: false },
    keep: { type: 'string', default: '10' },
    browser: { type: 'boolean', default: true },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [workspace = '', command = 'publish', ...words] = positionals;
const takesVersion = command === 'rollback' || (command === 'publish' && values.stored);
const [version, ...surplus] = takesVersion ? words : [undefined, ...words];
const remote = workspace.replace(/^remote-/, '');
const origin = siteOrigin();

const commands: Record<string, (desk: ReleaseDesk) => Promise<unknown>> = {
  publish: async (desk) => {
    const { hold, canary, staff, keep, browser } = values;
    const share = canary === undefined ? (staff ? 0 : null) : wholeNumber('--canary', canary, 100);
    const aim = hold ? 'hold' : share === null ? 'live' : { share, staff };
    if (values.stored) await shellForTrial();
    const from = values.stored ? { stored: version } : await built(desk);
    // It comes with Playwright, which takes longer to load than the other commands to run.
    const { publish } = await import('./release/publish.ts');
    return publish({ remote, from, origin, desk, aim, keep: wholeNumber('--keep', keep), browser });
  },
  list: (desk) => listReleases(desk, remote),
  rollback: (desk) => rollBack({ remote, version, origin, desk }),
  on: (desk) => switchTo(desk, true),
  off: (desk) => switchTo(desk, false),
};

const run = commands[command];
if (values.help || !run || !workspace.startsWith('remote-')) {
  console.log(help);
  process.exitCode = values.help ? 0 : 1;
} else if (surplus.length > 0) {
  console.error(
    command === 'publish' && !values.stored
      ? `publish builds what is here; for version ${surplus[0]}, which the host has, add --stored`
      : `${command} does not take ${surplus.join(' ')}`,
  );
  process.exitCode = 1;
} else if (values.hold && (values.staff || values.canary !== undefined)) {
  console.error('--hold serves a version to nobody, --canary and --staff to some: leave one of them out');
  process.exitCode = 1;
} else if (command === 'publish' && !values.stored && !holdsBuild()) {
  console.error(`Another release of ${workspace} is at work in this checkout: release again when it has ended`);
  process.exitCode = 1;
} else await withDesk(origin, run);

/** Two at a time would build into one folder, and store what the other has not finished writing. */
function holdsBuild(): boolean {
  return holdFolder(path.join(root, 'node_modules'), `.${workspace}-release.lock`);
}

/** Builds the remote if that is stale, and the shell that its pages are tried in. */
async function built(desk: ReleaseDesk) {
  const build = path.join(root, workspace, 'dist');
  const releases = path.join(releasesFolder(await dataFolder()), workspace);
  await shellForTrial();
  if (staleApps().includes(workspace as App)) {
    await releaseServedBuild({ remote, build, releases, origin, desk });
    console.log('Building…');
    await buildApps([workspace as App]);
  }
  return { build, releases };
}

/** A shell that has never been built here cannot try anything; one that has need not be the newest. */
async function shellForTrial() {
  if (!existsSync(stampOf('shell'))) await buildApps(['shell']);
}

async function switchTo(desk: ReleaseDesk, enabled: boolean) {
  await desk.point(remote, { enabled });
  console.log(`${remote} is switched ${enabled ? 'on' : 'off'}`);
}

function wholeNumber(option: string, text: string, most = 1_000): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > most)
    throw new Error(`${option} is a whole number from 0 to ${most}, not ${text}`);
  return number;
}
