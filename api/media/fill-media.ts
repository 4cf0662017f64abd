import { titleOf } from '../activity/item-title.ts';
import type { Db } from '../database/open-database.ts';
import { namelessPictures } from './media.repository.ts';
import { findItems, type Items } from './media-uses.ts';
import { addMedia, nameMedia } from './name-media.ts';
import { pictureBytes, type Readable } from './picture-bytes.ts';

/** So many at a time: between them others are served. */
const batch = 100;

/**
 * Puts those pictures into the library that an older version of this program has taken in, and names those after what shows them that no
 * save has named: demo content. Saves name what they show, see `name-media.ts`.
 */
export async function fillMedia(db: Db, store: Readable, items: Items): Promise<void> {
  for (let after = ''; ; ) {
    const pictures = await namelessPictures(db, after, batch);
    for (const picture of pictures) {
      if (!picture.isThere)
        await addMedia(db, { ...picture, size: (await pictureBytes(store, picture))?.length ?? null });
      for (const { kind, item } of await findItems(db, items, 'live', picture.key))
        await nameMedia(db, { title: titleOf(kind, item), item }, [picture.key]);
    }
    const last = pictures.at(-1);
    if (pictures.length < batch || !last) return;
    after = last.key;
  }
}
