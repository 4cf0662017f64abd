import type { FormErrors } from '@mantine/form';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ResourceForm } from '../resource/resource.ts';

interface Refusals {
  /** The fields that are wrong; another list after each attempt. */
  paths: readonly string[];
  /** The form itself refuses to be sent. */
  refuse: (wrong: FormErrors) => void;
}

/** Puts what the server or the form has refused at the fields in question, and the focus on the first of them. */
export function useRefusals<Values>(
  form: ResourceForm<Values>,
  refused: Readonly<Record<string, string>>,
  failure: string | null,
): Refusals {
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

  function refuse(wrong: FormErrors): void {
    // What is said at a field that has the focus already is said again.
    flushSync(() => setErrors({}));
    flushSync(() => {
      setErrors(wrong);
      setPaths(Object.keys(wrong));
    });
  }

  return { paths, refuse };
}

/** An element of a list, as `tags.0`, is written in the field of the list. */
function fieldErrors(refused: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(refused).map(([path, reason]) => [path.replace(/\.\d.*$/, ''), reason]));
}
