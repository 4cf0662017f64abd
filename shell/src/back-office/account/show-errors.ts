import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { flushSync } from 'react-dom';

/** Says at the fields of a form what is wrong with them, and goes to the first one: the error is drawn by then, or both would be read. */
export function showErrors<Values extends object>(
  { setErrors, getInputNode }: Pick<UseFormReturnType<Values>, 'setErrors' | 'getInputNode'>,
  wrong: FormErrors,
): void {
  // What is said at a field that has the focus already is said again.
  flushSync(() => setErrors({}));
  flushSync(() => setErrors(wrong));
  const [first] = Object.keys(wrong) as (keyof Values & string)[];
  if (first) getInputNode(first as never)?.focus();
}
