import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@varda/platform/query';
import { useAdminTexts } from '../resource/resource-texts.tsx';

/** Success toasts stay for this long, in milliseconds. */
const shownFor = 3000;

export interface Toasts {
  success: (message: string) => void;
  /** Something to know, for as long as it takes to read. */
  info: (message: string) => void;
  failure: (message: string) => void;
}

export function useToasts(): Toasts {
  const { t } = useAdminTexts();
  const closeButtonProps = { 'aria-label': t('close') };
  return {
    success: (message) =>
      notifications.show({ message, mod: { kind: 'success' }, autoClose: shownFor, closeButtonProps }),
    info: (message) => notifications.show({ message, color: 'blue', autoClose: 8000, closeButtonProps }),
    failure: (message) => notifications.show({ message, color: 'red', mod: { kind: 'failure' }, closeButtonProps }),
  };
}

/**
 * Rows have changed on the server: what is on the screen is loaded anew, lists of the back office at their next showing.
 * What is kept for public pages goes, for parts of it are never loaded anew by themselves (further pages of a list).
 */
export function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ type: 'inactive', predicate: ({ queryKey: [part] }) => part !== 'admin' });
    return client.invalidateQueries();
  };
}
