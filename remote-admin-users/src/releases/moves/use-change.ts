import { useAdminTexts, useToasts } from '@varda/shared/admin/parts';
import type { PointerChange } from '@varda/shared/contract/releases';
import { call } from '@varda/shared/http';
import { useMutation, useQueryClient } from '@varda/shared/query';
import { useEffect } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { releasesQuery } from '../releases.query.ts';

interface Change {
  change: (change: PointerChange) => void;
  isChanging: boolean;
  failure: string | null;
}

/** Moves the pointers of a remote; the desk shows what the server answers. Another `opening` forgets a failure. */
export function useChange(remote: string, opening: number, onChanged: () => void): Change {
  const { t } = useTexts();
  const { failureOf } = useAdminTexts();
  const toasts = useToasts();
  const client = useQueryClient();

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: PointerChange) => call('PATCH /releases/:remote', { params: { remote }, body }),
    onSuccess: async (changed) => {
      // An answer that was asked for before would put back what was.
      await client.cancelQueries({ queryKey: releasesQuery.queryKey });
      client.setQueryData(releasesQuery.queryKey, (remotes) =>
        remotes?.map((each) => (each.name === changed.name ? changed : each)),
      );
      toasts.success(t('releases.success.updated', { name: remote }));
      onChanged();
    },
  });

  useEffect(() => reset(), [opening, reset]);

  return {
    change: (body) => {
      if (!isPending) mutate(body);
    },
    isChanging: isPending,
    failure: error ? failureOf(error, 'update') : null,
  };
}
