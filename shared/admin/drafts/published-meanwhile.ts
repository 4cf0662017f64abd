import type { DraftDetails } from '@varda/contract/drafts';
import { withContent } from '@varda/contract/with-content';
import { merge } from '../conflict/merge.ts';
import type { Contradiction } from '../conflict/save-change.ts';
import { asChoices, shownValues } from '../conflict/shown-values.ts';
import type { EditedResource, Entity } from '../resource/resource.ts';

/** What was published in places of a draft after it was written, which somebody has to decide about; null where nothing was. */
export function publishedMeanwhile<Row extends Entity, Values extends object>(
  resource: EditedResource<Row, Values>,
  { item, published, base }: DraftDetails,
): Contradiction<Row, Values> | null {
  if (published === null) return null;
  const row = item as Row;
  const written = withContent(published as Row, base);
  const sides = [written, row, published as Row].map((side) => shownValues(resource, side)) as [Values, Values, Values];
  const { values, conflicts } = merge(...sides, resource.linked);
  return conflicts.length > 0 ? { row, values: asChoices(resource, values, row), conflicts } : null;
}
