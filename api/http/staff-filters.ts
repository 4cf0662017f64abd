import { staffFilters } from '@varda/contract/lists';
import type { Area } from '@varda/contract/permissions';
import type { FastifyRequest } from 'fastify';
import { requireSession } from '../accounts/authentication.ts';
import { requireActions } from '../accounts/permissions.ts';
import type { ContentPart } from '../content/content-revision.ts';
import type { Db } from '../database/open-database.ts';
import type { Keeping } from './routes.ts';

/** Lists that anybody may read are kept, unless a filter asks for what visitors do not get to know: that is more than content. */
export function listsKeptUntilChangeOf(...parts: readonly ContentPart[]): Keeping {
  return { parts, kept: (request) => !asksForStaff(request) };
}

/** @throws HttpError where filters ask for that and it is no member of staff who sees the area */
export async function requireStaffForFilters(db: Db, request: FastifyRequest, area: Area): Promise<void> {
  if (asksForStaff(request)) requireActions(await requireSession(db, request, 'staff'), area, ['see']);
}

function asksForStaff({ query }: FastifyRequest): boolean {
  const asked = query as Record<string, unknown>;
  return staffFilters.some((name) => asked[name] !== undefined);
}
