import { readByRollback, releaseMoves } from '@varda/contract/release-actions';
import type { ReleaseEvent, RemoteReleases } from '@varda/contract/releases';

/**
 * The version before the one that is live; `null` is what the host serves, `undefined` that the pointer never was moved. A version
 * that was rolled back counts as if it had never been live.
 */
export function liveBefore({ events }: Pick<RemoteReleases, 'events'>): string | null | undefined {
  const moves = movesOf(events);
  const stayed = moves.filter(
    (move, index) => move.action !== 'taken_back' && moves[index - 1]?.action !== 'taken_back',
  );
  return stayed.length > 0 ? (stayed[1]?.version ?? null) : undefined;
}

/**
 * What a rollback changes for which no version is named: one step back, of the canary where there is one. Nothing after another step
 * back: two people who see the same fault would else go back twice, or forth again to what is faulty.
 */
export function stepBack({
  canary,
  events,
}: Pick<RemoteReleases, 'canary' | 'events'>): { canary: null } | { live: string | null } | undefined {
  if (canary) return { canary: null };
  const live = liveBefore({ events });
  return live === undefined || lastStep({ events })?.action !== 'live' ? undefined : { live };
}

/** The last change of what visitors are served: a move of what is live, or the end of a canary. */
export function lastStep({ events }: Pick<RemoteReleases, 'events'>): ReleaseEvent | undefined {
  return sinceAdded(events).find(({ action }) => readByRollback.includes(action));
}

/** The move that made live what is live; undefined where it lies too far back or never happened. */
export function lastMove({ events }: Pick<RemoteReleases, 'events'>): ReleaseEvent | undefined {
  return movesOf(events)[0];
}

function movesOf(events: readonly ReleaseEvent[]): ReleaseEvent[] {
  return sinceAdded(events).filter(({ action }) => releaseMoves.includes(action));
}

/** What was live of another remote of this name went with that. */
function sinceAdded(events: readonly ReleaseEvent[]): readonly ReleaseEvent[] {
  const added = events.findIndex(({ action }) => action === 'added');
  return events.slice(0, added === -1 ? undefined : added);
}
