import { useEffect, useState } from 'react';
import type { ResourceForm } from '../resource/resource.ts';

/**
 * Puts what the server has refused at the fields that it names, and the focus on the first of them.
 *
 * @returns the paths of those fields; another list after each attempt
 */
export function useRefusals<Values>(
  form: ResourceForm<Values>,
  refused: Readonly<Record<string, string>>,
  failure: string | null,
): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([]);
  const { setErrors, getInputNode } = form;

  useEffect(() => {
    const atFields = failure ? fieldErrors(refused) : {};
    setErrors(atFields);
    setPaths(Object.keys(atFields));
  }, [refused, failure, setErrors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, not for each rendering of the form
  useEffect(() => {
    if (paths[0]) getInputNode(paths[0] as never)?.focus();
  }, [paths]);

  return paths;
}

/** An element of a list, as `tags.0`, is written in the field of the list. */
function fieldErrors(refused: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(refused).map(([path, reason]) => [path.replace(/\.\d.*$/, ''), reason]));
}
