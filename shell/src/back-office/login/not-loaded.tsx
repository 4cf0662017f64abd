import { Alert, Button, Text } from '@mantine/core';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';

interface Props {
  message: string;
  onRetry: () => void;
}

/** In place of a part of the login whose code could not be fetched. */
export function NotLoaded({ message, onRetry }: Props) {
  const { t } = useBackOfficeTexts();
  return (
    <Alert color="red" role="alert">
      <Text mb="xs">{message}</Text>
      <Button variant="default" onClick={onRetry}>
        {t('login.retry')}
      </Button>
    </Alert>
  );
}
