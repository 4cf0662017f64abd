import { notifications } from '@mantine/notifications';
import { useBackOfficeTexts } from './texts/back-office-texts.ts';

/** Gives a function that says that something has not worked. */
export function useFailureToast(): (message: string) => void {
  const { t } = useBackOfficeTexts();
  const closeButtonProps = { 'aria-label': t('close') };
  return (message) => {
    notifications.show({ message, color: 'red', mod: { kind: 'failure' }, closeButtonProps });
  };
}
