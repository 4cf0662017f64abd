import { call } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { forgetTypedMessage, type TypedMessage } from './use-typed-message.ts';

/** Sends the message of a page. What becomes of it is said on that page, to somebody who was elsewhere meanwhile, too. */
export function useSending(path: string) {
  const cache = useQueryClient().getMutationCache();
  const mutationKey = `send-message ${path}`;
  const find = useCallback(
    () => cache.find<unknown, Error, TypedMessage>({ mutationKey: [mutationKey] }),
    [cache, mutationKey],
  );
  const { mutate } = useMutation({
    mutationKey: [mutationKey],
    mutationFn: (body: TypedMessage) => call('POST /contact', { body }),
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: (_, sent) => forgetTypedMessage(path, sent),
  });
  const state = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () => find()?.state,
    () => undefined,
  );

  const forget = useCallback(() => {
    const mutation = find();
    if (mutation && mutation.state.status !== 'pending') cache.remove(mutation);
  }, [cache, find]);
  // It is said once, and not again to somebody who comes back.
  useEffect(() => forget, [forget]);

  return {
    state,
    forget,
    send: (typed: TypedMessage) => {
      forget();
      mutate(typed);
    },
  };
}
