import { buildApps } from './builds/build-apps.ts';
import { staleApps } from './builds/stale-builds.ts';
import { restartService } from './site/control.ts';
import { dataFolder } from './site/site.ts';

/**
 * `npm run restart -- shell`: deploys the shell alone under a running `npm start`; what has changed in it is built first.
 * `npm run restart -- api` starts the api again. All others go on.
 */
const [name = ''] = process.argv.slice(2);
try {
  const dataDir = await dataFolder();
  // What a remote's host serves changes by a release, and not by a build.
  if (name === 'shell' && staleApps().includes('shell')) {
    console.log('Building…');
    await buildApps(['shell']);
  }
  const begun = performance.now();
  await restartService(dataDir, name);
  console.log(`${name} runs again after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
