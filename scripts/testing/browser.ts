import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './debian-package.ts';
import { tool } from './stage.ts';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'];

/** Path of a Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's, else one that is installed now. */
export function findBrowser(): string | null {
  return installed() ?? byPlaywright() ?? byDebian();
}

function installed(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH=${named} does not exist`);
  return [named, ...usual, chromium.executablePath()].find((file) => file && existsSync(file)) ?? null;
}

function byPlaywright(): string | null {
  console.log('No Chromium found; asking Playwright to install one…');
  spawnSync(process.execPath, [tool('@playwright/test/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  return installed();
}

/** Path of the browser that tests share: Debian's Chromium without a user interface where `browser` is Debian's, else `browser`. */
export function findHeadlessShell(browser: string): string {
  const shell = '/usr/bin/chromium-headless-shell';
  const isDebian = browser === '/usr/bin/chromium' && !process.env.CHROMIUM_PATH;
  return isDebian && (existsSync(shell) || installDebianPackage('chromium-headless-shell')) ? shell : browser;
}

/** Playwright's download is not reachable from everywhere; a Debian machine has the browser in its own packages. */
function byDebian(): string | null {
  return installDebianPackage('chromium') ? installed() : null;
}
