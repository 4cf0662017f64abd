import { useAdminTexts } from '@varda/admin/components';
import { call } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { useShowChanged } from './use-show-changed.ts';

interface End {
  end: (version: string) => void;
  isEnding: boolean;
  failure: string | null;
}

/** Has a version of a remote rendered on the server again. */
export function useEndQuarantine(remote: string): End {
  const { failureOf } = useAdminTexts();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (version: string) =>
      call('DELETE /releases/:remote/quarantine/:version', { params: { remote, version } }),
    onSuccess: useShowChanged(),
  });
  return { end: mutate, isEnding: isPending, failure: error ? failureOf(error, 'update') : null };
}
