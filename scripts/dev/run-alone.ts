import { existsSync } from 'node:fs';
import path from 'node:path';
import { rsbuild } from '../site/dev-server.ts';
import { type Ports, type RemoteService, remoteServices } from '../site/ports.ts';
import { signInHint } from '../site/sign-in-hint.ts';
import { dataFolder, root, Site } from '../site/site.ts';
import { spawnTied } from '../site/spawn-tied.ts';
import { recordAnswers, replayAnswers } from './recorded-answers.ts';

/** `replay`: no api, but the answers in the remote's `recorded.json`; `record`: those of the api are written there. */
type AnswersFrom = 'api' | 'record' | 'replay';

/** Runs one remote alone with hot reload. The api is the one that runs already, else one that is started here. */
export async function runAlone(remote: string, ports: Ports, from: AnswersFrom): Promise<void> {
  const service = remoteServices.find((name) => name === remote);
  if (!service) throw new Error(`There is no remote ${remote}. There are: ${remoteServices.join(', ')}`);
  const apiUrl = await answersFor(service, ports, from);
  const port = ports.of(service);
  for (const line of await hintOf(from)) console.log(`  ${line}`);
  const child = spawnTied([rsbuild, 'dev', '--env-mode', 'standalone', '--port', String(port)], {
    cwd: path.join(root, service),
    environment: { API_URL: apiUrl },
    stdio: ['inherit', 'inherit', 'inherit'],
  });
  child.on('exit', (code) => process.exit(code ?? 0));
  // Ctrl-C reaches the dev server by itself; what was started here beside it ends with this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
}

/** Resolves with the origin that answers `/api`. */
async function answersFor(service: RemoteService, ports: Ports, from: AnswersFrom): Promise<string> {
  const recorded = path.join(root, service, 'recorded.json');
  if (from === 'replay') {
    if (!existsSync(recorded))
      throw new Error(`${service} has no recorded answers: npm run dev -w ${service} -- --record`);
    return replayAnswers(recorded);
  }
  const api = await runningApi(ports);
  return from === 'record' ? recordAnswers(api, recorded) : api;
}

/** How to sign in. The accounts of an api that `API_URL` names may not be those of this folder. */
async function hintOf(from: AnswersFrom): Promise<string[]> {
  if (from === 'replay') return ['Recorded answers: any address and password sign in.'];
  return process.env.API_URL ? [] : signInHint(await dataFolder());
}

/** Resolves with the origin of the api: that of `API_URL`, else the one at its port, which is started unless it runs. */
export async function runningApi(ports: Ports): Promise<string> {
  const given = process.env.API_URL?.replace(/\/$/, '');
  const apiUrl = given || `http://127.0.0.1:${ports.api}`;
  console.log(`  Api          ${apiUrl}`);
  if (!given && !(await answers(`${apiUrl}/api/health`))) {
    console.log('Starting the api, which ends with this command. API_URL=… names one that runs elsewhere…');
    await Site.start({ ports, dataDir: await dataFolder(), only: ['api'] });
  }
  return apiUrl;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}
