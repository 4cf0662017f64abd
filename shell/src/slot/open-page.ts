import { pageAt } from '@varda/shared/federation/page-at';
import type { LiveRemote } from '@varda/shared/federation/registry';
import { addTexts, languageStore } from '@varda/shared/language';
import type { RemoteModule } from '@varda/shared/remote';
import type { ComponentType } from 'react';
import { type FailureReason, RemoteFailure } from '../federation/remote-failure.ts';
import { inTime } from '../federation/remotes.ts';
import type { Shell } from '../shell.ts';

/** What a slot has to show. */
export type SlotContent =
  | { kind: 'page'; pattern: string; Page: ComponentType }
  | { kind: 'failure'; reason: FailureReason };

/** Fetches the page of an address, from the remote that has it. Never rejects: a failure is something to show. */
export async function openPage(shell: Shell, url: URL): Promise<SlotContent> {
  const remote = shell.remotes.at(url.pathname);
  if (!remote) return { kind: 'failure', reason: 'unreachable' };
  try {
    return await openIn(shell, remote, url);
  } catch (error) {
    return (await openInNewVersion(shell, remote, url)) ?? failure(error);
  }
}

/** A deploy may have taken the old version's files away under an open tab: the new version has the page as well. */
async function openInNewVersion(shell: Shell, old: LiveRemote, url: URL): Promise<SlotContent | null> {
  try {
    await shell.remotes.renew();
    const remote = shell.remotes.at(url.pathname);
    if (!remote?.manifest || remote.manifest.version === old.manifest?.version) return null;
    shell.remotes.forget(remote.name);
    return await openIn(shell, remote, url);
  } catch {
    return null; // The first failure is the one to report.
  }
}

async function openIn(shell: Shell, remote: LiveRemote, url: URL): Promise<SlotContent> {
  const module = await shell.remotes.load(remote.name);
  const match = remote.manifest && pageAt(remote.manifest, url.pathname);
  const page = match && module.pages[match.name];
  if (!page) throw new RemoteFailure(remote.name, 'broken');
  const { language } = languageStore.getState();
  for (const query of page.queries?.({ language, params: match.params, search: url.searchParams }) ?? []) {
    void shell.queryClient.prefetchQuery(query);
  }
  const [{ default: Page }] = await inTime(Promise.all([page.load(), addTextsOf(shell, module)]), remote.name);
  return { kind: 'page', pattern: match.pattern, Page };
}

async function addTextsOf({ i18n }: Shell, module: RemoteModule) {
  const { language } = languageStore.getState();
  addTexts(i18n, module.name, (await module.texts[language]()).default);
}

function failure(error: unknown): SlotContent {
  console.error(error);
  const reason = error instanceof RemoteFailure ? error.reason : 'broken';
  return { kind: 'failure', reason };
}
