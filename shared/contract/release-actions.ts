/** What is done with a remote and its versions. */
export const releaseActions = [
  ...(['added', 'removed'] as const),
  ...(['published', 'live', 'rolled_back', 'canary', 'canary_ended', 'enabled', 'disabled'] as const),
  /** The version fails for visitors; it ends its process on the server; it is given another chance there. */
  ...(['failing', 'quarantined', 'quarantine_ended'] as const),
  /** Back to this version, by nobody's hand. */
  'taken_back',
] as const;

/** Those that change which version is live. */
export const releaseMoves: readonly (typeof releaseActions)[number][] = ['live', 'rolled_back', 'taken_back'];

/** Those that a rollback reads: the moves since the remote was added, and whether a canary has ended since. */
export const readByRollback: typeof releaseMoves = ['added', 'canary_ended', ...releaseMoves];
