import { z } from 'zod';
import { bounds } from './bounds.ts';
import { languageSchema } from './localized.ts';
import { productLink } from './products.ts';
import { text } from './texts.ts';
import { user } from './users.ts';

/** Most products, and most accounts, that one search gives. */
export const mostFound = 8;

/** Without words nothing is found; `lang` decides the alphabet of the order. */
export const searchQuery = z.object({ search: text(bounds.search).optional(), lang: languageSchema.optional() });

/** What has all the words in its name, or an account in its address; names that begin with the first word come first. */
export const found = z.object({
  products: z.array(productLink.extend({ categoryName: z.string() })),
  users: z.array(user.pick({ _id: true, name: true, email: true })),
});
export type Found = z.infer<typeof found>;
