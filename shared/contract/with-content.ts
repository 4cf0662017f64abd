import type { EditContent } from './edit-history.ts';
import { pictureUrl } from './picture-url.ts';
import type { ShownPicture } from './pictures.ts';

/** An entity with other values at some of its paths, and what follows from them. */
export function withContent<E extends object>(entity: E, content: EditContent): E {
  const changed = { ...entity } as Record<string, unknown>;
  for (const [path, value] of Object.entries(content)) {
    const [name = '', language] = path.split('.');
    changed[name] = language ? { ...(changed[name] as object), [language]: value } : value;
  }
  const { picture, pictures } = changed as { picture?: ShownPicture | null; pictures?: ShownPicture[] };
  if (picture !== undefined) changed.image = picture && largest(picture);
  if (pictures) changed.images = pictures.map(largest);
  return changed as E;
}

function largest(picture: ShownPicture): string {
  return pictureUrl(picture, picture.widths.at(-1) ?? 0, 'webp');
}
