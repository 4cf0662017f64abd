import { watch } from 'node:fs';
import path from 'node:path';
import { buildApps } from './builds/build-apps.ts';
import { apps, staleApps } from './builds/stale-builds.ts';
import { runAlone } from './dev/run-alone.ts';
import { portsFromEnvironment } from './site/ports.ts';
import { runSite } from './site/run-site.ts';
import { root } from './site/site.ts';

/**
 * `npm run dev`: the whole site; what changes is built again at once, alone, and shows at the next reload.
 * `npm run dev -w remote-public`: that remote without the shell, with hot reload.
 */
const [remote] = process.argv.slice(2);
if (remote) await runAlone(remote, portsFromEnvironment(process.env));
else if (await runSite({ watchServers: true })) for (const folder of [...apps, 'shared']) follow(folder);

let building = Promise.resolve();

function follow(folder: string) {
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (file && !/(^|[\\/])(node_modules|dist|dist-server|dist-standalone)([\\/]|$)/.test(file))
      building = building.then(rebuild);
  });
}

async function rebuild() {
  try {
    await buildApps(staleApps(), (app, seconds) => console.log(`${app} built in ${seconds.toFixed(1)} s`));
  } catch (error) {
    console.error((error as Error).message);
  }
}
