import { releaseMoves } from '@varda/contract/release-actions';
import type { ReleaseEvent, RemoteReleases } from '@varda/contract/releases';

/**
 * The version before the one that is live; `null` is what the host serves, `undefined` that the pointer never was moved. A version
 * that was taken back counts as if it had never been live.
 */
export function liveBefore({ events }: Pick<RemoteReleases, 'events'>): string | null | undefined {
  const moves = movesOf(events);
  const stayed = moves.filter(
    (move, index) => move.action !== 'taken_back' && moves[index - 1]?.action !== 'taken_back',
  );
  return stayed.length > 0 ? (stayed[1]?.version ?? null) : undefined;
}

/** The move that made live what is live; none that is told, where it lies too far back or never happened. */
export function lastMove({ events }: Pick<RemoteReleases, 'events'>): ReleaseEvent | undefined {
  return movesOf(events)[0];
}

/** Moves since the remote was added: what was live of another one of its name went with that. */
function movesOf(events: readonly ReleaseEvent[]): ReleaseEvent[] {
  const added = events.findIndex(({ action }) => action === 'added');
  return events.slice(0, added === -1 ? undefined : added).filter(({ action }) => releaseMoves.includes(action));
}
