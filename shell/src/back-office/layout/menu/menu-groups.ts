import type { Localized } from '@varda/shared/contract/language';
import type { RemoteManifest } from '@varda/shared/federation/manifest';
import type { LiveRemote } from '@varda/shared/federation/registry';
import { remoteAt } from '@varda/shared/federation/remote-at';
import { isOfBackOffice } from '../../is-of-back-office.ts';

/** An entry as the manifest of its remote has it; that may have been built with icons that this shell lacks. */
export type MenuEntry = RemoteManifest['navigation'][number];

export interface MenuGroup {
  title: Localized | null;
  entries: MenuEntry[];
}

/**
 * The back office's menu, from what the remotes declare, in order: entries with the same heading stand together, where
 * the first of them stands; those without one stay in their own place. An entry whose path the registry has given to another remote
 * is left out: it would lead to somebody else's page.
 *
 * @param isAdmin whether entries for administrators are among them
 */
export function menuGroups(remotes: readonly LiveRemote[], isAdmin: boolean): MenuGroup[] {
  const entries = remotes
    .flatMap(({ name, manifest }) =>
      (manifest?.navigation ?? []).filter(({ path }) => remoteAt(remotes, path)?.name === name),
    )
    .filter(({ adminsOnly }) => isAdmin || !adminsOnly)
    .sort((a, b) => a.order - b.order);
  const groups: MenuGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const group = entry.group
      ? groups.find(({ title }) => title?.en === entry.group?.en)
      : last?.title === null && last;
    if (group) group.entries.push(entry);
    else groups.push({ title: entry.group, entries: [entry] });
  }
  return groups;
}

/** Whether a remote of the back office has not said yet what it offers. */
export function isIncomplete(remotes: readonly LiveRemote[]): boolean {
  return remotes.length === 0 || remotes.some((remote) => !remote.manifest && isOfBackOffice(remote));
}
