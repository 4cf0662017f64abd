// The entry of every command. Runs on any Node from 20 on, with nothing installed: installs what is missing, then hands
// over to scripts/<command>.ts on the Node that the project brings along.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const ownNode = 24;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...args] = process.argv.slice(2);

const major = Number(process.versions.node.split('.', 1)[0]);
if (major < oldestNode)
  fail(`Node ${oldestNode} or newer is needed; this is ${process.version}. Get it from https://nodejs.org`);

const started = performance.now();
const installed = install();
run(path.join(root, 'scripts', `${command}.ts`), {
  INSTALL_SECONDS: installed ? String((performance.now() - started) / 1000) : '0',
});

/**
 * Installs the packages of the lock file unless they are there. Not by `npm ci`: it refuses a lock that lacks optional
 * packages of some platform, as one made against a registry that does not carry them all does.
 */
function install() {
  if (isInstalled()) return false;
  console.log('Installing packages (about a minute the first time)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) fail(`npm could not be started: ${error.message}`);
  if (status !== 0)
    fail(
      'Packages could not be installed: see npm’s message above. Is the registry reachable, and is there disk space?',
    );
  return true;
}

/** Compares the lock file with what npm says it has installed; packages for other platforms may be missing. */
function isInstalled() {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const present = packagesOf(installed);
  return Object.entries(wanted).every(([name, { version, optional, link }]) => {
    if (!name.includes('node_modules/') || link) return true;
    return present[name] ? present[name].version === version : optional === true;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function run(script, variables) {
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(nodeBinary(), [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
  // Ctrl-C reaches the child by itself; this process only waits for it to have tidied up.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm passes a SIGTERM on to nobody; once it is gone, so is whoever wanted this.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function nodeBinary() {
  if (major >= ownNode) return process.execPath;
  const folder = path.join(
    root,
    'node_modules',
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  );
  const binary = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  return fail(
    `Node ${ownNode} is needed on ${process.platform} ${process.arch}; this is ${process.version}. Get it from https://nodejs.org`,
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
