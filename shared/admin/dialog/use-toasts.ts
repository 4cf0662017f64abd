import { useQueryClient } from '@varda/platform/query';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { type Toasts, toastsWith } from './toasts.ts';

export function useToasts(): Toasts {
  const { t } = useAdminTexts();
  return toastsWith(t('close'));
}

/**
 * Rows have changed on the server: what is on the screen is loaded anew, lists of the back office at their next showing.
 * What is cached of public pages goes, as some of it is never loaded anew by themselves (further pages of a list).
 */
export function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ type: 'inactive', predicate: ({ queryKey: [part] }) => part !== 'admin' });
    return client.invalidateQueries();
  };
}
