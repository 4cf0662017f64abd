import type { DraftMark } from '@varda/contract/drafts';
import type { Planned } from '@varda/contract/schedules';
import { useQuery } from '@varda/platform/query';
import { createContext } from 'react';
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
  /** They are on their way, perhaps anew. */
  isFetching: boolean;
}

/** The drafts that there are of a list; none where it has no such thing, and where they cannot be read. */
export function useDraftsOfList({
  kind,
  categoryName,
}: Pick<Resource<never, never>, 'kind' | 'categoryName'>): DraftsOfList {
  const {
    data: { drafts: data = [], planned = [] } = {},
    isLoading,
    isFetching,
  } = useQuery({
    ...draftMarksQuery(kind ?? 'products', categoryName),
    enabled: kind !== undefined,
  });
  return {
    marks: isLoading ? undefined : new Map(data.map((mark) => [mark._id, mark])),
    planned: new Map(planned.map(({ _id: id }) => [id, planned.filter(({ _id }) => _id === id)])),
    offSite: data.filter(({ state }) => state !== 'changed').length,
    isFetching,
  };
}
