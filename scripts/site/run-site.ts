import { holdFolder } from '@varda/server/hold-folder';
import { buildApps, buildDevShell } from '../builds/build-apps.ts';
import { staleApps } from '../builds/stale-builds.ts';
import { takeCommands } from './control.ts';
import { registryProblems } from './local-remotes.ts';
import { busyPorts, portsFromEnvironment, serviceNames } from './ports.ts';
import { signInHint } from './sign-in-hint.ts';
import { dataFolder, Site } from './site.ts';

interface Options {
  /** For work on the project: {@link SiteOptions.dev}, with a shell that is built for that. */
  dev?: boolean;
}

/**
 * Builds what is stale, starts everything, says where it is and how to sign in; Ctrl-C ends it all.
 *
 * @returns the site; if it is not up, null: the process has been given its exit code and the reason has been printed
 */
export async function runSite(options: Options = {}): Promise<Site | null> {
  // Whoever reads along may go away, as a terminal that is closed (`EIO`) or `npm start | tee` (`EPIPE`): without listeners the next
  // line would end the site.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    return await start(options);
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    process.exitCode = 1;
    return null;
  }
}

async function start({ dev = false }: Options): Promise<Site> {
  if (process.env.METRICS_PORT)
    throw new Error(
      'METRICS_PORT is one port, and api and shell would both listen at it here. Leave it out, or start each service by itself with a ' +
        'METRICS_PORT of its own: docs/operating.md has the commands',
    );
  const ports = portsFromEnvironment();
  const busy = await busyPorts(ports);
  if (busy.length > 0) throw new Error(busy.join('\n'));
  const dataDir = await dataFolder();
  // Its logs would be emptied, and its remotes be looked for at the ports of this one.
  if (!holdFolder(dataDir, 'site.lock'))
    throw new Error(`Another site runs on the data folder ${dataDir}. Stop it, or choose another one: DATA_DIR=…`);
  if (registryProblems.length > 0) console.error(`registry.json:\n  ${registryProblems.join('\n  ')}\n`);

  const building = performance.now();
  const stale = dev ? [] : staleApps();
  if (dev) await buildDevShell();
  if (stale.length > 0) step(`Building ${stale.length === 1 ? stale[0] : `${stale.length} apps`}…`);
  await buildApps(stale, (app, seconds) => step(`  ${app} ${time(seconds)}`));
  const built = (performance.now() - building) / 1000;

  step(`Starting ${serviceNames.length} services…`);
  const starting = performance.now();
  const site = await Site.start({
    ports,
    dataDir,
    dev,
    onUp: (name, seconds) => step(`  ${name} ${time(seconds)}`),
    keepRunning: (line) => console.error(line),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(site));
  await takeCommands(site).catch(({ message }: Error) =>
    console.error(`npm run restart does not work here: ${message}`),
  );

  const install = Number(process.env.INSTALL_SECONDS ?? 0);
  const up = (performance.now() - starting) / 1000;
  step(
    `\nReady after ${time(install + built + up)} (packages ${time(install)}, builds ${time(built)}, services ${time(up)})\n`,
  );
  step(`  Site         ${site.url}`);
  step(`  Back office  ${site.url}/login`);
  step(`  Api          ${site.url}/api/docs\n`);
  for (const line of await signInHint(dataDir)) step(`  ${line}`);
  step('\nCtrl-C stops everything.');
  return site;
}

let stopping = false;

async function stop(site: Site) {
  if (stopping) return;
  stopping = true;
  step('\nStopping…');
  await site.stop();
  process.exit(0);
}

function step(line: string) {
  console.log(line);
}

function time(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}
