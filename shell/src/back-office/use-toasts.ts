import { notifications } from '@mantine/notifications';
import { useBackOfficeTexts } from './texts/back-office-texts.ts';

/** Success toasts stay for this long, in milliseconds. */
const shownFor = 3_000;

/** Say in passing that something has worked, or has not. */
export function useToasts() {
  const { t } = useBackOfficeTexts();
  const closeButtonProps = { 'aria-label': t('close') };
  return {
    success(message: string) {
      notifications.show({ message, mod: { kind: 'success' }, autoClose: shownFor, closeButtonProps });
    },
    failure(message: string) {
      notifications.show({ message, color: 'red', mod: { kind: 'failure' }, closeButtonProps });
    },
  };
}
