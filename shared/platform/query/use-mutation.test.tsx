import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient, QueryClientProvider, useMutation } from './index.ts';

/** A mutation whose answers come when they are given. */
function open() {
  const sent: { value: string; answer: (error?: Error) => void }[] = [];
  const send = (value: string) =>
    new Promise<void>((resolve, reject) => {
      sent.push({ value, answer: (error) => (error ? reject(error) : resolve()) });
    });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useMutation({ mutationFn: send }), { wrapper });
  return {
    result,
    press: (value: string) => act(async () => result.current.mutate(value)),
    answer: (error?: Error) => act(async () => sent.at(-1)?.answer(error)),
    values: () => sent.map(({ value }) => value),
  };
}

test('[X-01] two presses within one frame are sent once, and the next one after the answer', async () => {
  const { result, press, answer, values } = open();
  await act(async () => {
    const { mutate } = result.current;
    for (const value of ['first', 'second']) mutate(value);
  });
  await press('while the first one is on its way');
  expect(values()).toEqual(['first']);
  await answer(new Error('Refused'));
  await waitFor(() => expect(result.current.isError).toBe(true));
  await press('again');
  await answer();
  await press('another one');
  expect(values()).toEqual(['first', 'again', 'another one']);
});

test('[X-01] what was asked for anew is sent ahead of the answer to what was', async () => {
  const { result, press, answer, values } = open();
  await press('first');
  act(() => result.current.reset());
  await press('second');
  await press('third');
  expect(values()).toEqual(['first', 'second']);
  await answer();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
});

test('[A-04] calls that are waited for are each sent', async () => {
  const { result, values } = open();
  await act(async () => {
    for (const value of ['first', 'second']) void result.current.mutateAsync(value);
  });
  expect(values()).toEqual(['first', 'second']);
});
