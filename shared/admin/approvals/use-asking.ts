import { leafCategoryByPath } from '@varda/contract/catalogue';
import type { DraftDetails } from '@varda/contract/drafts';
import { useState } from 'react';
import { useAccount } from '../permissions/use-may.ts';
import type { EditedResource, Entity } from '../resource/resource.ts';
import { useUnsent } from '../unsaved/use-unsent.ts';

const noNote = { text: '' };

export interface Asking {
  /** Whether admins have turned approval on where the item is. */
  isWanted: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** It outlives window and form, as what is asked for may fail; of a new item, whose form keeps it, the window alone. */
  note: string;
  writeNote: (text: string) => void;
  /** The note of a new item waits at what was stored of it. */
  keepNoteAt: (id: string) => void;
}

/** The area of a product, by its category path; undefined of all else. */
function areaOfProduct(item: unknown): string | undefined {
  const { categoryName } = (item ?? {}) as { categoryName?: string };
  return categoryName === undefined ? undefined : leafCategoryByPath(categoryName)?.category.id;
}

/** The window that asks for approval of what a form holds. */
export function useAsking<Row extends Entity, Values extends object>(
  { kind, opened, area }: EditedResource<Row, Values>,
  row: Row | null,
  draft: DraftDetails | null,
): Asking {
  const [isOpen, setOpen] = useState(false);
  const placeAt = (id: string) => ['approval', kind ?? opened ?? 'users', id];
  const [{ text: note }, write, moveTo] = useUnsent(row && placeAt(row._id), noNote);
  // A draft that moves its item is held to what either place wants.
  const places: (string | undefined)[] = [area, areaOfProduct(draft?.item), areaOfProduct(draft?.published)];
  const isApproved = useAccount()?.approvedAreas?.some((approved) => places.includes(approved)) ?? false;
  return {
    isWanted: kind !== undefined && isApproved,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    note,
    writeNote: (text) => write({ text }),
    keepNoteAt: (id) => moveTo(placeAt(id)),
  };
}
