import { Alert, Button, type ButtonProps, Group, Paper, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { focusHeadingAfter } from '@varda/ui/focus-heading';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './table.module.css';

/** In place of a table whose first rows are on their way. */
export function ListLoading({ rows }: { rows: number }) {
  const { t } = useAdminTexts();
  return (
    <Paper withBorder p="md" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Stack gap="md" aria-hidden>
        {Array.from({ length: rows }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
          <Skeleton key={place} h={44} radius="sm" />
        ))}
      </Stack>
    </Paper>
  );
}

interface FailureProps {
  message: string;
  onRetry: () => void;
}

/** In place of a table whose rows could not be loaded. */
export function ListFailure({ message, onRetry }: FailureProps) {
  return (
    <Paper withBorder p="xl" ta="center">
      <Text role="alert" className={classes.failure}>
        {message}
      </Text>
      <RetryButton mt="md" onRetry={onRetry} />
    </Paper>
  );
}

/** Above a table whose rows are there and could not be loaded anew. */
export function ListOutdated({ message, onRetry }: FailureProps) {
  const { t } = useAdminTexts();
  return (
    <Alert color="red" mb="md" title={message}>
      <Group justify="space-between" gap="sm">
        {t('outdated')}
        <RetryButton size="xs" onRetry={onRetry} />
      </Group>
    </Alert>
  );
}

function RetryButton({ onRetry, ...props }: Pick<FailureProps, 'onRetry'> & Pick<ButtonProps, 'mt' | 'size'>) {
  const { t } = useAdminTexts();
  return (
    <Button ref={focusHeadingAfter} variant="default" {...props} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}
