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
  // The api takes a leaflet as a file alone: a form cannot choose the published one, and leaves them as they are.
  const { leaflets } = row as { leaflets?: unknown };
  const sides = [withContent<Row>(now, base), row, now].map((side) => shownValues(resource, { ...side, leaflets }));
  const { values, conflicts } = merge(...(sides as [Values, Values, Values]), resource.linked);
  const isAllShown = !changed.some((path) => path.startsWith('leaflets.'));
  return { row, values: asChoices(resource, values, row), conflicts, over: isAllShown ? now.__v : undefined };
}

/** What an item holds at a path. */
export function valueAt(entity: object, path: string): unknown {
  const [name = '', language] = path.split('.');
  const value = entity[name as keyof object] as Record<string, unknown> | undefined;
  return language ? value?.[language] : value;
}
