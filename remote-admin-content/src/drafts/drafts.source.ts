import { type ListSource, listQueryAt } from '@varda/admin/list';
import { type ApprovalState, approvalStates } from '@varda/contract/approval-states';
import { draftStates } from '@varda/contract/draft-states';
import type { Draft } from '@varda/contract/drafts';
import { editedKinds } from '@varda/contract/edited-kinds';
import type { Planned } from '@varda/contract/schedules';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';
import type { PageRequest } from '@varda/platform/remote';

/** What the list is narrowed down to, as the address says it. */
export interface DraftsFilter {
  entity?: Draft['entity'];
  state?: Draft['state'];
  approval?: ApprovalState;
  /** Id of an account. */
  by?: string;
  categoryName?: string;
}

export function draftsFilterAt(address: URLSearchParams): DraftsFilter {
  const entity = editedKinds.find((kind) => kind === address.get('entity'));
  const state = draftStates.find((one) => one === address.get('state'));
  const approval = approvalStates.find((one) => one === address.get('approval'));
  const [by, categoryName] = [address.get('by'), address.get('categoryName')];
  return {
    ...(entity && { entity }),
    ...(state && { state }),
    ...(approval && { approval }),
    ...(by && { by }),
    ...(categoryName && { categoryName }),
  };
}

/** A draft, and what is scheduled of it. */
export type PlannedDraft = Draft & { planned: readonly Planned[] };

/** What is written and not published yet, the last one first. */
export function draftsListOf(filter: DraftsFilter): ListSource<PlannedDraft, 'savedAt'> {
  return {
    key: ['admin', 'drafts', 'list', JSON.stringify(filter)],
    paging: 'server',
    sortBy: [],
    defaultSort: { by: 'savedAt', order: 'desc' },
    load: async ({ page, limit }, signal) => {
      const {
        items,
        totalCount,
        planned = [],
      } = await call('GET /drafts', {
        query: { ...filter, page, limit },
        signal,
      });
      const rows = items.map((item) => ({ ...item, planned: planned.filter(({ _id }) => _id === item._id) }));
      return { rows, totalCount };
    },
  };
}

/** Everybody who has a draft there. */
export const draftWritersQuery = queryOptions({
  queryKey: ['admin', 'drafts', 'people'],
  queryFn: async ({ signal }) => (await call('GET /drafts', { query: { limit: 1 }, signal })).people,
});

/** The queries of the screen at an address. */
export function draftsQueriesAt(request: PageRequest) {
  return [listQueryAt(draftsListOf(draftsFilterAt(request.search)), request), draftWritersQuery];
}
