import { buildApps } from './builds/build-apps.ts';
import { apps } from './builds/stale-builds.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !apps.some((app) => app === name));
if (unknown.length > 0) {
  console.error(`There is no app ${unknown.join(', ')}. There are: ${apps.join(', ')}`);
  process.exit(1);
}
await buildApps(
  apps.filter((app) => wanted.length === 0 || wanted.includes(app)),
  (app, seconds) => console.log(`${app} built in ${seconds.toFixed(1)} s`),
);
