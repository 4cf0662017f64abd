import type { DraftDetails } from '@varda/contract/drafts';
import { withContent } from '@varda/contract/with-content';
import { merge } from '../conflict/merge.ts';
import type { Contradiction } from '../conflict/save-change.ts';
import { asChoices, shownValues } from '../conflict/shown-values.ts';
import { isSame } from '../form/is-same.ts';
import type { EditedResource, Entity } from '../resource/resource.ts';

/** A draft together with what was published meanwhile; there may be nothing to decide. */
export interface Meanwhile<Row, Values> extends Contradiction<Row, Values> {
  /** The version of the published item over which a form may save it, see `Save`; none where the form does not show all of it. */
  over: number | undefined;
}

/** What was published in places of a draft after it was written, put together with it; null where nothing was. */
export function publishedMeanwhile<Row extends Entity, Values extends object>(
  resource: EditedResource<Row, Values>,
  { item, published, base }: DraftDetails,
): Meanwhile<Row, Values> | null {
  if (published === null) return null;
  const now = published as Row & { __v: number };
  const changed = Object.keys(base).filter((path) => !isSame(base[path], valueAt(now, path)));
  if (changed.length === 0) return null;
  const row = item as Row;
  const sides = [withContent<Row>(now, base), row, now].map((side) => shownValues(resource, side));
  const { values, conflicts } = merge(...(sides as [Values, Values, Values]), resource.linked);
  const isAllShown = changed.every((path) => isShown(path, base[path], valueAt(now, path)));
  return { row, values: asChoices(resource, values, row), conflicts, over: isAllShown ? now.__v : undefined };
}

/** What an item holds at a path. */
export function valueAt(entity: object, path: string): unknown {
  const [name = '', language] = path.split('.');
  const value = entity[name as keyof object] as Record<string, unknown> | undefined;
  return language ? value?.[language] : value;
}

/** Leaflets and the Macedonian picture are files in a form, which it cannot compare. */
function isShown(path: string, before: unknown, now: unknown): boolean {
  if (path === 'picture') return isSame(macedonianOf(before), macedonianOf(now));
  return !path.startsWith('leaflets.');
}

function macedonianOf(picture: unknown): unknown {
  return (picture as { mk?: unknown } | null | undefined)?.mk ?? null;
}
