import { Button, Paper, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { MouseEvent } from 'react';
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

/** In place of a table whose rows could not be loaded. */
export function ListFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useAdminTexts();
  /** The button goes; the heading of the screen stays. */
  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest('main')?.querySelector('h1')?.focus();
    onRetry();
  }
  return (
    <Paper withBorder p="xl" ta="center">
      <Text role="alert" className={classes.failure}>
        {message}
      </Text>
      <Button variant="default" mt="md" onClick={retry}>
        {t('retry')}
      </Button>
    </Paper>
  );
}
