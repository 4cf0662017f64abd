import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../../../e2e/fixtures/chromium.ts';
import { findBrowser } from '../../testing/browser.ts';
import type { Bench } from '../in-browser.ts';
import { addEntry, contentOf, fieldOf, fields, numbers, openForm } from './dosage-form.ts';

/** Milliseconds of typing that may be lost. */
const mayBeLost = 1000;

interface Typed {
  character: string;
  at: number;
}

/** Kills Chromium at random moments while somebody types without a pause, opens it again and counts what is there. */
export async function countKills({ site, api }: Bench, times: number): Promise<string[]> {
  let typed = 0;
  let lost = 0;
  const lastSecond: number[] = [];
  for (let time = 0; time < times; time++) {
    const profile = await mkdtemp(path.join(tmpdir(), 'varda-profile-'));
    const { _id, name } = await addEntry(api);
    const field = fields[time % fields.length] ?? 'Name EN';
    const first = await startBrowser(profile, api.session);
    const form = await openForm(first.page, site.url, name.en);
    await fieldOf(form, field).click();
    await first.page.keyboard.press('ControlOrMeta+a');
    const written: Typed[] = [];
    const typing = type(first.page, written);
    await first.page.waitForTimeout(1200 + Math.random() * 2500);
    const end = Date.now();
    await first.kill();
    await typing;

    const second = await startBrowser(profile, api.session);
    const again = await openForm(second.page, site.url, name.en);
    await again.getByRole('button', { name: 'Continue with it' }).click();
    const content = await contentOf(fieldOf(again, field));
    await second.kill();
    const all = written.map(({ character }) => character).join('');
    // The last key may have reached the page without its answer having come back.
    if (!numbers().startsWith(content)) throw new Error(`Something else than what was typed is there: ${content}`);
    const due = written.filter(({ at }) => at <= end - mayBeLost).length;
    typed += all.length;
    lost += Math.max(0, due - content.length);
    lastSecond.push(Math.max(0, all.length - Math.max(due, content.length)));
    await api.call('DELETE /dosage/:id', { params: { id: _id } });
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  const sum = lastSecond.reduce((total, count) => total + count, 0);
  return [`${times}`, `${typed}`, `${lost}`, `${sum} (at most ${Math.max(...lastSecond)} at once)`];
}

/** Until the browser is gone. */
async function type(page: Page, written: Typed[]): Promise<void> {
  for (const character of numbers()) {
    try {
      await page.keyboard.type(character, { delay: 15 });
    } catch {
      return;
    }
    written.push({ character, at: Date.now() });
  }
}

/** A browser with a profile of its own, which Playwright does not end in an orderly way. */
async function startBrowser(profile: string, session: object) {
  const process = spawn(
    findBrowser() ?? '',
    [...chromiumArguments, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const browser = await chromium.connectOverCDP(await debuggerOf(process));
  const page = await firstPage(browser, session);
  const kill = async () => {
    const ended = once(process, 'exit');
    // The whole group, at once: nothing is written down on the way.
    if (process.pid) globalThis.process.kill(-process.pid, 'SIGKILL');
    await ended;
  };
  return { page, kill };
}

async function firstPage(browser: Browser, session: object): Promise<Page> {
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window');
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  return context.newPage();
}

async function debuggerOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser says nothing');
  for await (const line of createInterface(stderr)) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) {
      stderr.resume();
      return address;
    }
  }
  throw new Error('The browser has ended');
}
