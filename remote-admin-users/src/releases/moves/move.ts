import type { PointerChange } from '@varda/contract/releases';

/** What somebody wants to do with a remote. `version` is what it is about; `null` is what its host serves. */
export type Move =
  | { kind: 'live'; version: string }
  | { kind: 'rollback'; version: string | null }
  | { kind: 'endCanary'; version: string }
  | { kind: 'off' | 'on'; version: null };

/** A canary's audience and the origin of another build are chosen in a form; without a version it is about such an origin. */
export type Asked = Move | { kind: 'canary'; version: string } | { kind: 'override'; version: string | null };

/** Opens the question whether to do it. */
export type Ask = (asked: Asked) => void;

/** A rollback ends what was tried beside it too. */
export function changeOf({ kind, version }: Move): PointerChange {
  if (kind === 'live') return { live: version };
  if (kind === 'rollback') return { live: version, canary: null };
  if (kind === 'endCanary') return { canary: null };
  return { enabled: kind === 'on' };
}

export function isMove(asked: Asked): asked is Move {
  return asked.kind !== 'canary' && asked.kind !== 'override';
}
