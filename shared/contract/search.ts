import { z } from 'zod';
import { bounds } from './bounds.ts';
import { contactMessage } from './contact-messages.ts';
import { editedKinds } from './edited-kinds.ts';
import { id } from './entity.ts';
import { languageSchema, localized } from './localized.ts';
import { productLink } from './products.ts';
import { text } from './text-schemas.ts';
import { user } from './users.ts';

/** Most products, accounts and messages that one search gives, and most rows of each other kind of content. */
export const mostFound = 8;

/** Without words nothing is found; `lang` decides the alphabet of the order. */
export const searchQuery = z.object({ search: text(bounds.search).optional(), lang: languageSchema.optional() });

/**
 * What has all the words: products in their name, accounts in name or address, other content and messages anywhere. Names that
 * begin with the first word come first, messages by time. `title` is what an item is called.
 */
export const found = z.object({
  content: z.array(
    z.object({ entity: z.enum(editedKinds).exclude(['products']), _id: id, title: localized(z.string()) }),
  ),
  messages: z.array(contactMessage.pick({ _id: true, name: true, email: true })),
  products: z.array(productLink.extend({ categoryName: z.string() })),
  users: z.array(user.pick({ _id: true, name: true, email: true })),
});
export type Found = z.infer<typeof found>;
