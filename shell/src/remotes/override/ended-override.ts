import { readOverrides, writeOverrides } from '@varda/platform/federation/override-cookie';
import { safeSessionStorage } from '@varda/platform/storage';

/** Key in session storage: the remote whose override has ended by itself, and the page that it happened in. */
const key = 'override-ended';

/** Ends the override of a remote that could not be shown; tells whether there was one. The next page can tell of it. */
export function endOverride(remote: string): boolean {
  const overrides = readOverrides();
  if (!overrides.delete(remote)) return false;
  writeOverrides(overrides);
  // A cookie that stays, as somebody has set it for one path, would be asked for by the next page again, and end there again.
  if (readOverrides().has(remote)) return false;
  safeSessionStorage.setItem(key, `${remote} ${performance.timeOrigin}`);
  return true;
}

/**
 * Name of the remote whose override has ended by itself on the page before, returned once. The page that it happened on is being
 * left and tells nothing.
 */
export function takeEndedOverride(): string | null {
  const [remote, page] = safeSessionStorage.getItem(key)?.split(' ') ?? [];
  if (!remote || page === String(performance.timeOrigin)) return null;
  safeSessionStorage.removeItem(key);
  return remote;
}
