import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a package where this user may do so, on a machine that has Debian's packages. Answers whether it went well. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} from Debian’s packages…`);
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}
