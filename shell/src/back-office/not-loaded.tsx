import { Alert, Button, Text } from '@mantine/core';
import { focusHeadingAfter } from '@varda/ui/focus-heading';
import { useBackOfficeTexts } from './texts/back-office-texts.ts';

interface Props {
  message: string;
  onRetry: () => void;
}

/** In place of a part of the login, or of a window of the account, that could not be fetched. */
export function NotLoaded({ message, onRetry }: Props) {
  const { t } = useBackOfficeTexts();
  return (
    <Alert color="red" role="alert">
      <Text mb="xs">{message}</Text>
      <Button ref={focusHeadingAfter} variant="default" onClick={onRetry}>
        {t('login.retry')}
      </Button>
    </Alert>
  );
}
