import type { SheetKind } from '@varda/contract/sheets';
import { changeCollection } from '../content/content-revision.ts';
import type { Db } from '../database/open-database.ts';
import { closeGaps, leaveGaps } from '../database/positions.ts';
import { triedAlone } from '../database/savepoints.ts';
import { editsOf } from '../drafts/edits-of-kinds.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { removingAfterwards, removingNothing } from '../pictures/removed-afterwards.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';

/** Where items are edited. */
export interface Edited {
  db: Db;
  pictures: PictureLibrary;
}

/** Edits within one transaction: all of them are made, or none. After it the files go that it has left unused. */
export function editTogether<T>(
  { db, pictures }: Edited,
  kind: SheetKind,
  change: (tx: Db, editable: Editable) => Promise<T>,
): Promise<T> {
  return removingAfterwards(pictures, (within) =>
    changeCollection(db, translatedPlaces[kind].content, async (tx) => {
      leaveGaps(tx);
      const result = await change(tx, editsOf(tx, within, kind));
      await closeGaps(tx);
      return result;
    }),
  );
}

/** Edits in the same way and rolls all of it back; what `change` answers stays. */
export function tryTogether<T>(
  { db }: Edited,
  kind: SheetKind,
  change: (tx: Db, editable: Editable) => Promise<T>,
): Promise<T> {
  return triedAlone(db, (tx) =>
    removingNothing((within) => {
      leaveGaps(tx);
      return change(tx, editsOf(tx, within, kind));
    }),
  );
}
