import { staffFilterNames } from '@varda/contract/list-options';
import type { Area } from '@varda/contract/permissions';
import type { FastifyRequest } from 'fastify';
import { requireSession } from '../accounts/authentication.ts';
import { requireActions } from '../accounts/permissions.ts';
import type { Collection } from '../content/content-revision.ts';
import type { Db } from '../database/open-database.ts';
import type { Caching } from './routes.ts';

/** Lists that anybody may read are cached, unless a filter asks for what visitors do not get to know: that is more than content. */
export function listsCachedUntilChangeOf(...collections: readonly Collection[]): Caching {
  return { collections, isCached: (request) => !asksForStaff(request) };
}

/** A list that refuses such filters to who is no member of staff that sees the area. */
export function forStaffFilters<C extends { request: FastifyRequest }, A>(
  db: Db,
  area: Area,
  list: (call: C) => Promise<A>,
): (call: C) => Promise<A> {
  return async (call) => {
    await requireStaffForFilters(db, call.request, area);
    return list(call);
  };
}

/** @throws HttpError where filters ask for that and it is no member of staff who sees the area */
export async function requireStaffForFilters(db: Db, request: FastifyRequest, area: Area): Promise<void> {
  if (asksForStaff(request)) requireActions(await requireSession(db, request, 'staff'), area, ['see']);
}

function asksForStaff({ query }: FastifyRequest): boolean {
  const asked = query as Record<string, unknown>;
  return staffFilterNames.some((name) => asked[name] !== undefined);
}
