import { z } from 'zod';
import { bounds } from './bounds.ts';
import { localized, partlyLocalized } from './localized.ts';
import { optionalText, text } from './text-schemas.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Widths at which a picture is stored, in pixels, beside its own; never wider than the original. */
export const pictureWidths = [320, 640, 1024, 1600] as const;

/** Most pixels of a picture. */
export const mostPixels = 50_000_000;

/** What an image picker offers to choose from. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** The point of a picture that stays to be seen where it is cut, in per cent from the left and from the top. */
export const focus = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });
export type Focus = z.infer<typeof focus>;

/** A stored picture. `widths` ascend; each exists in every format at its `pictureUrl`. */
export const picture = z.object({
  /** Hash of the content. */
  key: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()).min(1),
  /** A few pixels as a data URI, shown until the picture is there. */
  placeholder: z.string(),
  /** Left out where that is the middle. */
  focus: focus.optional(),
});

export type Picture = z.infer<typeof picture>;

/** The picture of readers of Macedonian, where they have one of their own. It has the placeholder and the texts of the other. */
const pictureInMacedonian = picture.omit({ placeholder: true });

/**
 * A picture as an entry shows it. `alt` says what is to be seen, for those who do not see it; empty where nobody has said
 * so in that language.
 */
export const shownPicture = picture.extend({ alt: localized(z.string()), mk: pictureInMacedonian.optional() });
export type ShownPicture = z.infer<typeof shownPicture>;

/** An entity with one picture: its URL, and beside it (decision 006) what a page needs to show it well. */
export const pictured = { image: z.string().nullable(), picture: shownPicture.nullable() };

/** Alternative text as forms send it. */
export const newAlt = partlyLocalized(optionalText(bounds.alt));

/**
 * What goes with the files `image` and `imageMk` of a form: the picture, and the one that readers of Macedonian see in its
 * place. One of them alone is the picture of both.
 */
export const newPicture = { imageAlt: newAlt.optional() };
export const pictureEdit = { ...newPicture, removeImage: yesOrNo.optional(), removeImageMk: yesOrNo.optional() };
export const pictureFiles = { image: { most: 1, asText: true }, imageMk: { most: 1, asText: true } } as const;

/**
 * One of several pictures as forms send them: where it stands in the list is where it shall be shown. `file` names one of the
 * form's files by its index, `key` one that is stored, by its key or URL; one that is not there is passed over.
 */
export const arrangedPicture = z
  .object({ file: z.int().min(0).max(99).optional(), key: text(500).optional(), alt: newAlt.optional() })
  .refine(({ key, file }) => (key === undefined) !== (file === undefined), { error: 'unknown_picture' });
