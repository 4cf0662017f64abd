import { notifications } from '@mantine/notifications';
import { useBackOfficeTexts } from './texts/back-office-texts.ts';

/** Success toasts stay for this long, in milliseconds. */
const shownFor = 3_000;

/** Gives a function that says in passing that something has worked. */
export function useSuccessToast(): (message: string) => void {
  const { t } = useBackOfficeTexts();
  const closeButtonProps = { 'aria-label': t('close') };
  return (message) => {
    notifications.show({ message, mod: { kind: 'success' }, autoClose: shownFor, closeButtonProps });
  };
}
