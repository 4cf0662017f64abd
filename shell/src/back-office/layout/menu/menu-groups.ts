import type { Localized } from '@varda/contract/language';
import { type Permission, permissionFor } from '@varda/contract/permissions';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import type { RemoteManifest } from '@varda/platform/federation/manifest';
import { remoteAt } from '@varda/platform/federation/remote-at';
import { isOfBackOffice } from '../../is-of-back-office.ts';

/** An entry as the manifest of its remote has it; that may have been built with icons that this shell lacks. */
export type MenuEntry = RemoteManifest['navigation'][number];

interface MenuGroup {
  title: Localized | null;
  entries: MenuEntry[];
}

/**
 * The back office's menu, from what the remotes declare, in order: entries with the same heading stand together, where
 * the first of them stands; those without one stay in their own place. An entry whose path the registry has given to another remote
 * is left out: it would lead to somebody else's page.
 *
 * @param isAdmin whether entries for administrators are among them
 * @param may whether the account may do something: areas that it does not see are left out
 */
export function menuGroups(remotes: readonly LiveRemote[], isAdmin: boolean, may: May): MenuGroup[] {
  const entries = entriesOf(remotes)
    .filter(({ adminsOnly }) => isAdmin || !adminsOnly)
    .filter((entry) => isSeen(entry, may))
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

export type May = (permission: Permission) => boolean;

function entriesOf(remotes: readonly LiveRemote[]): MenuEntry[] {
  return remotes.flatMap(({ name, manifest }) =>
    (manifest?.navigation ?? []).filter(({ path }) => remoteAt(remotes, path)?.name === name),
  );
}

function isSeen({ area }: MenuEntry, may: May): boolean {
  const see = area && permissionFor(area, 'see');
  return !see || may(see);
}

/** The entry that leads to the screen at an address, if the account may not see that. */
export function unseenEntry(remotes: readonly LiveRemote[], pathname: string, may: May): MenuEntry | undefined {
  const entry = entriesOf(remotes).find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return entry && !isSeen(entry, may) ? entry : undefined;
}

/** Whether a remote of the back office has not said yet what it offers. */
export function isIncomplete(remotes: readonly LiveRemote[]): boolean {
  return remotes.length === 0 || remotes.some((remote) => !remote.manifest && isOfBackOffice(remote));
}
