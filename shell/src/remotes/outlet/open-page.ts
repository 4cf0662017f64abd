import { answerFreshMs } from '@varda/platform/federation/answer-fresh';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { pageAt } from '@varda/platform/federation/page-at';
import { addTexts } from '@varda/platform/language';
import type { PageRequest, RemoteModule, RemotePage } from '@varda/platform/remote';
import type { ComponentType } from 'react';
import { atOnce, withRetries } from '../../navigation/retry.ts';
import { languageOf, type Shell } from '../../shell.ts';
import { endOverride } from '../override/ended-override.ts';
import { type FailureReason, RemoteFailure } from '../remote-failure.ts';
import { withRemoteTimeout } from '../with-remote-timeout.ts';
import { fetchRows } from './fetch-rows.ts';

/** What an outlet has to show. */
export type OutletContent =
  | { kind: 'page'; pattern: string; Page: ComponentType }
  | { kind: 'not-found' }
  | { kind: 'failure'; reason: FailureReason };

/** Path of a layout's route: the layout shows pages of remotes that are mounted below it, and of no others. */
export type LayoutBase = '/' | '/admin/';

/**
 * Remotes that were waited for too long. What was asked of them may be on its way for ever: a script cannot be given up, and whoever asks
 * for its address again waits for the first request. A new document asks anew (`docs/decisions/039`).
 */
const hung = new Set<string>();

/** Fetches the page of an address, from the remote that has it. Never rejects: a failure is something to show. */
export async function openPage(shell: Shell, url: URL, base: LayoutBase): Promise<OutletContent> {
  const listed = shell.remotes.at(url.pathname);
  if (!listed) return { kind: 'failure', reason: 'unreachable' };
  if (!isMountedIn(listed, base)) return { kind: 'not-found' };
  if (hung.has(listed.name)) return leaveFor(url);
  const remote = await withManifest(shell, listed);
  const loaded = shell.remotes.loadedAs(remote.name) ?? remote;
  try {
    return await openIn(shell, remote, url);
  } catch (error) {
    // Modules that have failed stay as they are, in a container that is there already: another try begins with a new one.
    shell.remotes.forget(remote.name);
    if (error instanceof RemoteFailure && error.reason === 'slow') hung.add(remote.name);
    const opened = remote.manifest && (await openInNewVersion(shell, loaded, url));
    if (opened) return opened;
    if (endOverride(remote.name)) return leaveFor(url);
    return failure(error);
  }
}

/** Fetches code and data of a page ahead of a visit. What goes wrong shows when the visit comes. */
export function preloadPage(shell: Shell, url: URL): void {
  const listed = shell.remotes.at(url.pathname);
  if (listed) void preloadFrom(shell, listed, url).catch(() => undefined);
}

async function preloadFrom(shell: Shell, listed: LiveRemote, url: URL): Promise<void> {
  const remote = await withManifest(shell, listed);
  const page = remote.manifest && pageAt(remote.manifest, url.pathname);
  if (page && page.pattern !== '*') await openIn(shell, remote, url);
}

/** A public document carries the manifest of its own remote alone: of the others the server is asked at the first step over. */
async function withManifest(shell: Shell, listed: LiveRemote): Promise<LiveRemote> {
  if (listed.manifest) return listed;
  // Without an answer it stays as it was: there is nothing to be loaded, and the page says so.
  await shell.remotes.complete().catch(() => undefined);
  return shell.remotes.live.find(({ name }) => name === listed.name) ?? listed;
}

function isMountedIn(remote: LiveRemote, base: LayoutBase): boolean {
  return base === '/' || remote.mounts.some((mount) => `${mount}/`.startsWith(base));
}

/** After so many milliseconds the server has asked the host anew; it may have asked just before the deploy. */
const redeployShowsMs = answerFreshMs + 100;

/** A deploy may have taken the old version's files away under an open tab: the new version has the page as well. */
async function openInNewVersion(shell: Shell, old: LiveRemote, url: URL): Promise<OutletContent | null> {
  try {
    let remote = await newerThan(shell, old, url);
    if (!remote) {
      await new Promise((resolve) => setTimeout(resolve, redeployShowsMs));
      remote = await newerThan(shell, old, url);
    }
    return remote && (await openIn(shell, remote, url));
  } catch {
    return null; // The first failure is the one to report.
  }
}

async function newerThan(shell: Shell, old: LiveRemote, url: URL): Promise<LiveRemote | null> {
  await shell.remotes.renew();
  const remote = shell.remotes.at(url.pathname);
  return remote?.manifest && remote.manifest.version !== old.manifest?.version ? remote : null;
}

async function openIn(shell: Shell, remote: LiveRemote, url: URL): Promise<OutletContent> {
  const module = await shell.remotes.load(remote.name);
  const found = findPage(shell, remote, module, url);
  if (!found) return { kind: 'not-found' };
  const { pattern, page, request } = found;
  void fetchRows(shell.queryClient, page, request);
  const load = () => Promise.all([page.load(), addTextsOf(shell, module)]);
  const [{ default: Page }] = await withRemoteTimeout(withRetries(load, atOnce), remote.name);
  return { kind: 'page', pattern, Page };
}

interface FoundPage {
  pattern: string;
  page: RemotePage;
  request: PageRequest;
}

/** The page that a remote's module has for an address, with what it is asked for. */
export function findPage(shell: Shell, remote: LiveRemote, module: RemoteModule, url: URL): FoundPage | null {
  const match = remote.manifest && pageAt(remote.manifest, url.pathname);
  if (!match) return null;
  const page = module.pages[match.name];
  if (!page) throw new RemoteFailure(remote.name, 'broken');
  const request = { language: languageOf(shell), params: match.params, search: url.searchParams };
  return { pattern: match.pattern, page, request };
}

async function addTextsOf(shell: Shell, module: RemoteModule) {
  addTexts(shell.i18n, module.name, (await module.texts[languageOf(shell)]()).default);
}

/** By a page load, whose document lets the live version in, and in which nothing is on its way. What was asked for comes with that page. */
function leaveFor(url: URL): Promise<never> {
  window.location.replace(url);
  return new Promise(() => {});
}

function failure(error: unknown): OutletContent {
  console.error(error);
  if (!navigator.onLine) return { kind: 'failure', reason: 'offline' };
  return { kind: 'failure', reason: error instanceof RemoteFailure ? error.reason : 'broken' };
}
