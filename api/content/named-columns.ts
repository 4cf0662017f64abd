import { searchColumn } from './search-text.ts';
import { sortKey } from './sort-key.ts';

/** What a row with a name is searched and sorted by. Names are in either alphabet; the Macedonian order puts Cyrillic ones first. */
export function namedColumns(name: string, ...others: string[]): { search: string; name_sort: string } {
  return { search: searchColumn([name, ...others]), name_sort: sortKey(name, 'mk') };
}
