import { type Localized, noText } from '@varda/contract/language';
import type { ShownPicture } from '@varda/contract/pictures';
import { titleOf } from '../activity/item-title.ts';
import type { Db } from '../database/open-database.ts';
import { addFacts, countUnknown, type FoundFacts, type UnknownPicture, unknownPictures } from './media.repository.ts';
import { findItems, type Items } from './media-uses.ts';
import { pictureBytes, type Readable } from './picture-bytes.ts';

/** So many at a time: between them others are served. */
const batch = 100;

/**
 * Puts facts of those pictures into the library that have none: what was there before it, what forms have uploaded since. They get the name
 * and the alternative text of what shows them.
 */
export async function fillMedia(db: Db, store: Readable, items: Items): Promise<void> {
  if ((await countUnknown(db)) === 0) return;
  for (let after = ''; ; ) {
    const pictures = await unknownPictures(db, after, batch);
    for (const picture of pictures) await addFacts(db, picture, await factsOf(db, store, items, picture));
    const last = pictures.at(-1);
    if (pictures.length < batch || !last) return;
    after = last.key;
  }
}

async function factsOf(db: Db, store: Readable, items: Items, picture: UnknownPicture): Promise<FoundFacts> {
  const size = (await pictureBytes(store, picture))?.length ?? null;
  for (const { kind, item } of await findItems(db, items, 'live', picture.key)) {
    const title = titleOf(kind, item);
    return { name: title.en || title.mk, alt: altIn(item, picture.key), size };
  }
  return { name: '', alt: noText, size };
}

function altIn(item: object, key: string): Localized {
  const { picture, pictures = [] } = item as { picture?: ShownPicture | null; pictures?: ShownPicture[] };
  return [picture, ...pictures].find((one) => one?.key === key || one?.mk?.key === key)?.alt ?? noText;
}
