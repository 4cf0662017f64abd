import { z } from 'zod';

/** Widths at which a picture is kept, in pixels; never wider than the original. */
export const pictureWidths = [320, 640, 1024, 1600] as const;

/** The largest upload: 15 MB and 50 megapixels. */
export const largestPictureBytes = 15 * 1024 * 1024;
export const mostPixels = 50_000_000;

/** What an image picker offers to choose from. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** A stored picture. `widths` ascend; each exists in every format at its `pictureUrl`. */
export const picture = z.object({
  /** Hash of the content. */
  key: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()).min(1),
  /** A few pixels as a data URI, shown until the picture is there. */
  placeholder: z.string(),
});

export type Picture = z.infer<typeof picture>;

/** An entity with one picture: its URL as the spec has it (§3), and beside it what a page needs to show it well. */
export const pictured = { image: z.string().nullable(), picture: picture.nullable() };
