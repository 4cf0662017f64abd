import { Alert, Button } from '@mantine/core';
import { useAdminTexts } from '@varda/admin/components';
import type { UseQueryResult } from '@varda/platform/query';
import { ErrorView, LoadingView } from '@varda/ui';
import { focusHeadingAfter } from '@varda/ui/focus-heading';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';

interface Props<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** What a query has brought, or what stands in its place; what was shown stays while it cannot be renewed. */
export function Loaded<T>({ query: { data, error, isFetching, refetch }, children }: Props<T>) {
  const { t } = useTexts();
  const { failureOf } = useAdminTexts();
  const retry = (
    <Button ref={focusHeadingAfter} variant="default" onClick={() => void refetch()} loading={isFetching}>
      {t('admin.retry')}
    </Button>
  );
  if (data === undefined)
    return error ? (
      <ErrorView message={failureOf(error, 'list')}>{retry}</ErrorView>
    ) : (
      <LoadingView label={t('admin.loading')} />
    );
  return (
    <>
      {error && (
        <Alert color="red" role="alert" mb="md" title={failureOf(error, 'list')}>
          <p>{t('releases.stale')}</p>
          {retry}
        </Alert>
      )}
      {children(data)}
    </>
  );
}
