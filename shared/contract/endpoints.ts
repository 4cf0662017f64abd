import type { z } from 'zod';
import { accountsEndpoints } from './endpoints/accounts.ts';
import { contentEndpoints } from './endpoints/content.ts';
import { editingEndpoints } from './endpoints/editing.ts';
import { listsEndpoints } from './endpoints/lists.ts';
import { mediaEndpoints } from './endpoints/media.ts';
import { publishingEndpoints } from './endpoints/publishing.ts';
import { releasesEndpoints } from './endpoints/releases.ts';
import { visitorsEndpoints } from './endpoints/visitors.ts';

export type { Access, Endpoint, Need } from './endpoints/endpoint.ts';

/**
 * Every call of the api by method and path below `/api`. Server routes, their validation, the OpenAPI document and the
 * types of the client all come from this table; a call that is not in it does not exist.
 */
export const endpoints = {
  ...visitorsEndpoints,
  ...accountsEndpoints,
  ...editingEndpoints,
  ...listsEndpoints,
  ...publishingEndpoints,
  ...contentEndpoints,
  ...mediaEndpoints,
  ...releasesEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type Part<K extends EndpointKey, P extends 'params' | 'query' | 'body'> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? z.input<S> : undefined;

export type ParamsOf<K extends EndpointKey> = Part<K, 'params'>;
export type QueryOf<K extends EndpointKey> = Part<K, 'query'>;
export type BodyOf<K extends EndpointKey> = Part<K, 'body'>;
export type AnswerOf<K extends EndpointKey> = z.output<Endpoints[K]['answer']>;
