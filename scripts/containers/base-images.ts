import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../site/site.ts';
import { docker } from './engine.ts';

const folder = path.join(import.meta.dirname, 'base-images');

/** In Debian; busybox for the health checks. */
const packages = ['busybox-static', 'caddy', 'ca-certificates', 'gosu', 'libcap2-bin', 'postgresql'];

/**
 * Images that Dockerfiles and compose file build on and that no registry gives are made of Debian's packages, under the same names: Caddy
 * and PostgreSQL are of other versions then.
 *
 * @returns names of those that were made
 */
export function ensureBaseImages(): string[] {
  const missing = baseImages().filter((image) => !answers(['image', 'inspect', image]) && !answers(['pull', image]));
  if (missing.length > 0) makeOfDebian(missing);
  return missing;
}

function baseImages(): string[] {
  const texts = ['docker-compose.yml', ...globSync('deploy/*.Dockerfile', { cwd: root })].map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  return [
    ...new Set(texts.flatMap((text) => text.match(/(?<=^ARG \w+_IMAGE=|image: )(?:node|caddy|postgres):\S+/gm) ?? [])),
  ];
}

/** The image that the last stage of a Dockerfile begins with. */
export function baseOf(dockerfile: string): string {
  const text = readFileSync(path.join(root, dockerfile), 'utf8');
  const [, name] = [...text.matchAll(/^FROM \$\{(\w+)\}/gm)].at(-1) ?? [];
  return new RegExp(`^ARG ${name}=(\\S+)`, 'm').exec(text)?.[1] ?? '';
}

function makeOfDebian(images: readonly string[]): void {
  const context = mkdtempSync(path.join(tmpdir(), 'varda-base-images-'));
  try {
    const system = path.join(context, 'system');
    run('debootstrap', ['--variant=minbase', `--include=${packages}`, 'bookworm', system]);
    run('tar', ['-C', system, '--exclude=./proc/*', '--exclude=./sys/*', '-cf', path.join(context, 'system.tar'), '.']);
    rmSync(system, { recursive: true });
    cpSync(folder, context, { recursive: true });
    copyFileSync(process.execPath, path.join(context, 'node'));
    const npm = run('npm', ['root', '--global']).trim();
    cpSync(path.join(npm, 'npm'), path.join(context, 'npm'), { recursive: true });
    copyFileSync('/etc/ssl/certs/ca-certificates.crt', path.join(context, 'ca-certificates.crt'));
    for (const image of images)
      docker(['build', '--quiet', '--target', image.split(':', 1)[0] ?? '', '--tag', image, context]);
  } finally {
    rmSync(context, { recursive: true });
  }
}

function answers(args: readonly string[]): boolean {
  try {
    docker(args);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
