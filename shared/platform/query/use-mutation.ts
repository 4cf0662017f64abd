import {
  type DefaultError,
  type UseMutateFunction,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useTanstackMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * A mutation of which `mutate` sends one at a time, until it is reset: two presses within one frame come before `isPending` does.
 * `mutateAsync` sends each; callbacks of the mutation itself have to use it, as theirs is still under way.
 */
export function useMutation<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
): UseMutationResult<Data, DefaultError, Variables, Context> {
  const mutation = useTanstackMutation(options);
  const { mutateAsync, reset: forget } = mutation;
  const underWay = useRef<Promise<void>>(null);

  const mutate = useCallback<UseMutateFunction<Data, DefaultError, Variables, Context>>(
    (...sent) => {
      if (underWay.current) return;
      const end = () => {
        if (underWay.current === settled) underWay.current = null;
      };
      const settled = mutateAsync(...sent).then(end, end);
      underWay.current = settled;
    },
    [mutateAsync],
  );
  const reset = useCallback(() => {
    underWay.current = null;
    forget();
  }, [forget]);
  return { ...mutation, mutate, reset };
}
