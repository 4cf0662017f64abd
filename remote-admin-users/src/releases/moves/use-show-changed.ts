import { useToasts } from '@varda/admin/components';
import type { RemoteReleases } from '@varda/contract/releases';
import { useQueryClient } from '@varda/platform/query';
import { useTexts } from '../../texts/use-texts.ts';
import { releasesQuery } from '../releases.query.ts';

/** Makes what has the desk show a remote as the server answers it after a change. */
export function useShowChanged(): (changed: RemoteReleases) => Promise<void> {
  const { t } = useTexts();
  const toasts = useToasts();
  const client = useQueryClient();
  return async (changed) => {
    // An answer that was asked for before would put back what was.
    await client.cancelQueries({ queryKey: releasesQuery.queryKey });
    client.setQueryData(releasesQuery.queryKey, (remotes) =>
      remotes?.map((each) => (each.name === changed.name ? changed : each)),
    );
    toasts.success(t('releases.success.updated', { name: changed.name }));
  };
}
