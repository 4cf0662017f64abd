import { readOverrides, writeOverrides } from '@varda/shared/federation/override-cookie';

/** Key in session storage: the remote whose override has ended by itself, until somebody has been told. */
const key = 'override-ended';

/** Ends the override of a remote that could not be loaded; tells whether there was one. */
export function endOverride(remote: string): boolean {
  const overrides = readOverrides();
  if (!overrides.delete(remote)) return false;
  writeOverrides(overrides);
  sessionStorage.setItem(key, remote);
  return true;
}

/** Name of the remote whose override has ended by itself, if nobody has been told yet. */
export function endedOverride(): string | null {
  return sessionStorage.getItem(key);
}

export function forgetEndedOverride(): void {
  sessionStorage.removeItem(key);
}
