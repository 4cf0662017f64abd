import { useAdminTexts } from '@varda/admin/components';
import type { PointerChange } from '@varda/contract/releases';
import { call } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { useEffect } from 'react';
import { useShowChanged } from './use-show-changed.ts';

interface Change {
  change: (change: PointerChange) => void;
  isChanging: boolean;
  failure: string | null;
}

/** Moves the pointers of a remote; the desk shows what the server answers. Another `opening` forgets a failure. */
export function useChange(remote: string, opening: number, onChanged: () => void): Change {
  const { failureOf } = useAdminTexts();
  const show = useShowChanged();

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: PointerChange) => call('PATCH /releases/:remote', { params: { remote }, body }),
    onSuccess: async (changed) => {
      await show(changed);
      onChanged();
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins without a failure
  useEffect(() => reset(), [opening, reset]);

  return {
    change: mutate,
    isChanging: isPending,
    failure: error ? failureOf(error, 'update') : null,
  };
}
