import type { Uploads } from './picture-library.ts';

/**
 * Makes a change that is several edits: their files are keys already, and what they leave unused is removed once all of it is done.
 *
 * @param change gets what the edits are given in the place of `pictures`
 */
export async function removingAfterwards<T>(
  pictures: Pick<Uploads, 'removeUnused'>,
  change: (within: Uploads) => Promise<T>,
): Promise<T> {
  const unused = new Set<string>();
  const useKey: Uploads['using'] = (key, use) => use(key as string);
  const result = await change({
    using: useKey,
    usingLeaflet: useKey,
    removeUnused: async (keys) => {
      for (const key of keys) unused.add(key);
    },
  });
  await pictures.removeUnused([...unused]);
  return result;
}

/** The same of edits that are rolled back: no file is removed. */
export function removingNothing<T>(change: (within: Uploads) => Promise<T>): Promise<T> {
  return removingAfterwards({ removeUnused: async () => {} }, change);
}
