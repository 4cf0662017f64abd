import { z } from 'zod';
import { bounds } from './bounds.ts';
import { editedKinds } from './edited-kinds.ts';
import { id, moment, versioned } from './entity.ts';
import { pageQuery, totalCount } from './lists.ts';
import { languageSchema, localized } from './localized.ts';
import { longestTag, mediaFilters, mostTags } from './media-filters.ts';
import { focus, newAlt, picture } from './pictures.ts';
import { optionalText, requiredText, text } from './text-schemas.ts';

/** Tags are one spelling each, so that a word finds all that it was put on. */
const spelled = z.string().overwrite((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase());
const tag = spelled.pipe(requiredText(longestTag));
const tags = z
  .array(tag)
  .max(mostTags)
  .overwrite((words) => [...new Set(words)]);

const count = z.int().min(0);

/** A picture of the library. `alt` is what it shows, for whoever puts it somewhere: what is said of it there is said there. */
export const mediaItem = picture.extend({
  ...versioned,
  /** Its key once more: rows of lists go by it. */
  _id: id,
  /** That of the file, or of the first item on the site that has shown it; empty where neither is known. */
  name: z.string(),
  alt: localized(z.string()),
  tags: z.array(z.string()),
  /** Of the file that a download gives, in bytes; null where it could not be read yet. */
  size: count.nullable(),
  createdAt: moment,
  /** In how many items it is: on the site, in drafts, in earlier versions and the trash. `lacking` of those on the site have no text for it. */
  uses: z.object({ live: count, drafts: count, earlier: count, lacking: count }),
});
export type MediaItem = z.infer<typeof mediaItem>;

export const mediaQuery = pageQuery(['createdAt', 'name']).extend({
  tag: spelled.pipe(text(longestTag)).optional(),
  only: z.enum(mediaFilters).optional(),
});
export const mediaPage = z.object({ media: z.array(mediaItem), totalCount });

/** By how often they are used. */
export const mediaTags = z.array(z.object({ tag: z.string(), count }));

/** Where a picture is: `version` and `trash` hold it for a restore. */
const mediaUse = z.object({
  state: z.enum(['live', 'draft', 'version', 'trash']),
  entity: z.enum(editedKinds),
  _id: id,
  title: localized(z.string()),
  /** Category path of a product. */
  categoryName: z.string().nullable(),
  /** Version of the item, or of its draft, in which the picture is replaced; null of what is stored for a restore. */
  __v: count.nullable(),
  /** Of an item on the site: the languages in which the picture has no alternative text there. */
  lacksAlt: z.array(languageSchema),
});
export type MediaUse = z.infer<typeof mediaUse>;

export const mediaDetails = mediaItem.extend({
  /** Without those of areas that the account does not see, which are counted. */
  places: z.array(mediaUse),
  unseen: count,
});
export type MediaDetails = z.infer<typeof mediaDetails>;

/** Calls name a picture by its key. */
export const mediaKey = z.object({ key: text(64).min(1) });

export const newMedia = z.object({ name: optionalText(bounds.name).optional(), tags: tags.optional() });
export const mediaChange = z.object({
  name: requiredText(bounds.name).optional(),
  alt: newAlt.optional(),
  tags: tags.optional(),
  /** `null` is the middle. */
  focus: focus.nullable().optional(),
});

/** Another picture for everywhere on the site and in drafts: in all of these places as they were seen, or in none. */
export const mediaReplacement = z.object({
  by: text(64).min(1),
  places: z
    .array(
      z.object({ state: z.enum(['live', 'draft']), entity: z.enum(editedKinds), _id: text(64).min(1), __v: count }),
    )
    .max(5000),
});
export type MediaReplacement = z.infer<typeof mediaReplacement>;

/** `_id` is what an undo names. */
export const replacedMedia = z.object({ _id: id, replaced: count });

/** A part of a picture, in its own pixels. */
export const mediaCrop = z.object({
  left: z.int().min(0),
  top: z.int().min(0),
  width: z.int().min(1),
  height: z.int().min(1),
});
export type MediaCrop = z.infer<typeof mediaCrop>;
