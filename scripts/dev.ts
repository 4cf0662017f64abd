import { watch } from 'node:fs';
import path from 'node:path';
import { buildDevShell } from './builds/build-apps.ts';
import { runAlone } from './dev/run-alone.ts';
import { argumentsOf } from './site/arguments.ts';
import { portsFromEnvironment } from './site/ports.ts';
import { runSite } from './site/run-site.ts';
import { root, type Site } from './site/site.ts';

/**
 * `npm run dev`: the whole site. What changes in a remote shows at once in the shell; api and shell start again when
 * theirs changes.
 * `npm run dev -w remote-public`: that remote without the shell, with hot reload; `-- --recorded` without the api either.
 */
const { positionals, values } = argumentsOf({
  allowPositionals: true,
  options: { record: { type: 'boolean', default: false }, recorded: { type: 'boolean', default: false } },
});
const [remote] = positionals;
if (remote) {
  const from = values.recorded ? 'replay' : values.record ? 'record' : 'api';
  try {
    await runAlone(remote, portsFromEnvironment(), from);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
} else {
  const site = await runSite({ dev: true });
  if (site) for (const folder of ['shell/src', 'shared']) follow(folder, site);
}

let building = Promise.resolve();
let isWanted = false;

/** Builds the shell again after changes below a folder, once for those that come while it builds. */
function follow(folder: string, site: Site) {
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /(^|[\\/])node_modules([\\/]|$)/.test(file) || isWanted) return;
    isWanted = true;
    building = building.then(() => rebuild(site));
  });
}

async function rebuild(site: Site) {
  isWanted = false;
  try {
    await buildDevShell();
    await site.restart('shell');
    console.log('shell built anew: load the page again');
  } catch (error) {
    console.error((error as Error).message);
  }
}
