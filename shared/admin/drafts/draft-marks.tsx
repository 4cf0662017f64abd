import type { DraftMark } from '@varda/contract/drafts';
import type { Planned } from '@varda/contract/schedules';
import { useQuery } from '@varda/platform/query';
import { createContext } from 'react';
import { useIsOutdated } from '../list/use-is-outdated.ts';
import type { Resource } from '../resource/resource.ts';
import { draftMarksQuery } from './drafts.queries.ts';

type Marks = ReadonlyMap<string, DraftMark>;

/** The drafts of a list, by the ids of its rows; undefined until they are known. */
export const DraftMarks = createContext<Marks | undefined>(new Map());

interface DraftsOfList {
  marks: Marks | undefined;
  /** What is scheduled, by the ids of rows. */
  planned: ReadonlyMap<string, readonly Planned[]>;
  /** How many items of the list are not on the site. */
  offSite: number;
  /** Something has changed them since they were loaded, and they are loaded anew. */
  isOutdated: boolean;
}

/** The drafts that there are of a list; none where it has no such thing, and where they cannot be read. */
export function useDraftsOfList({
  kind,
  categoryName,
}: Pick<Resource<never, never>, 'kind' | 'categoryName'>): DraftsOfList {
  const options = draftMarksQuery(kind ?? 'products', categoryName);
  const query = useQuery({ ...options, enabled: kind !== undefined });
  const isOutdated = useIsOutdated(options, query);
  const { data: { drafts: data = [], planned = [] } = {}, isLoading } = query;
  return {
    marks: isLoading ? undefined : new Map(data.map((mark) => [mark._id, mark])),
    planned: new Map(planned.map(({ _id: id }) => [id, planned.filter(({ _id }) => _id === id)])),
    offSite: data.filter(({ state }) => state !== 'changed').length,
    isOutdated,
  };
}
