import type { PointerChange, Release, ReleaseEvent } from '@varda/contract/releases';
import type { Pointers } from './releases.repository.ts';

/** The pointers after a change. Who makes the canary's version live ends the canary. */
export function changedPointers(before: Pointers, change: PointerChange): Pointers {
  const live = change.live === undefined ? before.live : change.live;
  const canary = change.canary === undefined ? before.canary : change.canary;
  return {
    live,
    canary: canary?.version === live ? null : canary,
    enabled: change.enabled ?? before.enabled,
    takeBackAt: change.takeBackAt ?? before.takeBackAt,
  };
}

type Event = Pick<ReleaseEvent, 'action' | 'version'>;

/**
 * What a change of pointers is called.
 *
 * @param releases that both name, newest first
 */
export function eventsOf(before: Pointers, after: Pointers, releases: readonly Release[]): Event[] {
  const events: Event[] = [];
  // Before the move that it comes with: that is the last step, which a rollback goes by.
  if (!after.canary && before.canary && before.canary.version !== after.live)
    events.push({ action: 'canary_ended', version: before.canary.version });
  if (after.live !== before.live) {
    const age = (version: string | null) => releases.findIndex((release) => release.version === version);
    const isOlder = after.live === null || (before.live !== null && age(after.live) > age(before.live));
    events.push({ action: isOlder ? 'rolled_back' : 'live', version: after.live });
  }
  if (after.canary && JSON.stringify(after.canary) !== JSON.stringify(before.canary))
    events.push({ action: 'canary', version: after.canary.version });
  if (after.enabled !== before.enabled) events.push({ action: after.enabled ? 'enabled' : 'disabled', version: null });
  return events;
}
