import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './site/site.ts';

/**
 * `npm run cluster-test`: has the cluster of the current context (kind, k3s or a real one) check the manifests, its admission and Pod
 * Security included. Nothing of it is started; where there is no cluster, that is said.
 */
if (!kubectl('version', '--client')) fail('kubectl is missing.');
if (!kubectl('version', '--request-timeout=10s')) fail('No cluster answers: `kind create cluster` makes one.');

const manifests = await mkdtemp(path.join(tmpdir(), 'varda-manifests-'));
const namespace = path.join(manifests, 'namespace.yaml');
await cp(path.join(root, 'deploy/kubernetes'), manifests, { recursive: true });
const secret = path.join(manifests, 'secret.yaml');
if (!existsSync(secret)) await cp(path.join(manifests, 'secret.example.yaml'), secret);
const isThere = kubectl('get', '-f', namespace);
// Whatever else is checked stands in the namespace, which says how strictly.
const isNamespaceMade = isThere || kubectl('apply', '-f', namespace);
const isRight = isNamespaceMade && kubectl('apply', '-k', manifests, '--dry-run=server', '--warnings-as-errors');
if (!isThere && isNamespaceMade) kubectl('delete', '-f', namespace, '--wait=false');
await rm(manifests, { recursive: true });
console.log(isRight ? 'The cluster takes the manifests.' : 'The cluster does not take the manifests.');
process.exitCode = isRight ? 0 : 1;

function kubectl(...args: string[]): boolean {
  const { status } = spawnSync('kubectl', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}

function fail(problem: string): never {
  console.error(`No cluster could be asked, so nothing was tested. ${problem}`);
  process.exit(1);
}
