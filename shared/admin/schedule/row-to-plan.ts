import type { DraftDetails } from '@varda/contract/drafts';
import type { EditedResource, Entity } from '../resource/resource.ts';
import { draftToPlan } from './draft-to-plan.ts';
import type { Plannable } from './schedule-items.tsx';

/** What can be scheduled of a row: its draft is published, or what is on the site is taken off it. */
export function rowToPlan<Row extends Entity, Values extends object>(
  { kind, remove, isPublic, nameOf }: EditedResource<Row, Values>,
  row: Row,
  draft: DraftDetails | null,
): Plannable | null {
  if (!kind) return null;
  if (draft) return draftToPlan(draft);
  if (!remove || isPublic?.(row) === false) return null;
  const title = { en: nameOf(row, 'en'), mk: nameOf(row, 'mk') };
  return {
    entity: kind,
    _id: row._id,
    action: 'unpublish',
    language: null,
    title,
    hasSwitches: isPublic !== undefined,
  };
}
