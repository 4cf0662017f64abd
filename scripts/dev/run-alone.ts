import { spawn } from 'node:child_process';
import path from 'node:path';
import { type Ports, remoteServices } from '../site/ports.ts';
import { signInHint } from '../site/sign-in-hint.ts';
import { dataFolder, root, Site } from '../site/site.ts';

/** Runs one remote alone with hot reload, against the api that runs already, else against one that it starts. */
export async function runAlone(remote: string, ports: Ports): Promise<void> {
  const service = remoteServices.find((name) => name === remote);
  if (!service) throw new Error(`There is no remote ${remote}. There are: ${remoteServices.join(', ')}`);
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const dataDir = await dataFolder();
  if (!(await answers(`${apiUrl}/api/health`))) {
    console.log('Starting the api…');
    await Site.start({ ports, dataDir, only: ['api'] });
  }
  const port = ports.of(service);
  console.log(`\n  ${remote}  http://localhost:${port}`);
  for (const line of await signInHint(dataDir)) console.log(`  ${line}`);
  const rsbuild = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const child = spawn(process.execPath, [rsbuild, 'dev', '--env-mode', 'standalone', '--port', String(port)], {
    cwd: path.join(root, remote),
    env: { ...process.env, API_URL: apiUrl },
    stdio: 'inherit',
  });
  child.on('exit', (code) => process.exit(code ?? 0));
  // Ctrl-C reaches the dev server by itself; the api that was started here ends with this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}
