import type { ReleaseEvent, RemoteReleases } from '../contract/releases.ts';

/** The version before the last move of the pointer; `null` is what the host serves, `undefined` that it never was moved. */
export function liveBefore({ events }: Pick<RemoteReleases, 'events'>): string | null | undefined {
  const moves = events.filter(isMove);
  if (moves.length === 0) return undefined;
  return moves[1]?.version ?? null;
}

/** The move that made live what is live; none that is told, where it lies too far back or never happened. */
export function lastMove({ events }: Pick<RemoteReleases, 'events'>): ReleaseEvent | undefined {
  return events.find(isMove);
}

function isMove({ action }: ReleaseEvent): boolean {
  return action === 'live' || action === 'rolled_back' || action === 'taken_back';
}
