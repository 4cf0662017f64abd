import type { NewContactMessage } from '@varda/contract/contact-messages';
import { call } from '@varda/platform/http';
import { type QueryClient, queryOptions } from '@varda/platform/query';
import type { TypedMessage } from './use-typed-message.ts';

/** The blocks of the contact page, the newest first. */
export const contactBlocks = queryOptions({
  queryKey: ['contact-info'],
  queryFn: ({ signal }) => call('GET /contact-info', { query: { sortBy: 'createdAt', sortOrder: 'desc' }, signal }),
  meta: { dehydrated: { inOneLanguage: ['name', 'description', 'alt'] } },
});

/** A message that was sent without scripts: what was typed, and why it was not taken. Without an error it was. */
export interface PostedMessage {
  typed: TypedMessage;
  error: unknown;
}

export const postedMessageKey = ['posted-message'];

/** Takes the form of a browser without scripts. */
export async function postMessage(form: URLSearchParams, client: QueryClient): Promise<void> {
  const field = (name: keyof NewContactMessage) => form.get(name) ?? '';
  const typed = { name: field('name'), email: field('email'), message: field('message'), website: field('website') };
  const error = await call('POST /contact', { body: typed }).then(
    () => null,
    (refusal: unknown) => refusal,
  );
  client.setQueryData<PostedMessage>(postedMessageKey, { typed, error });
}
