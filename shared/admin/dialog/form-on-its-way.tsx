import { Button, Group, Skeleton, Text } from '@mantine/core';
import { focusHeadingAfter } from '@varda/ui/focus-heading';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import type { LazyForm } from './use-lazy-form.ts';

/** Stands in a dialog until its form is there. */
export function FormOnItsWay({ form }: { form: Exclude<LazyForm<never, never>, { status: 'ready' }> }) {
  const { t } = useAdminTexts();
  if (form.status === 'waiting') return <Skeleton h={188} aria-label={t('form.loading')} role="status" />;
  return (
    <Group gap="sm">
      <Text size="sm" role="alert">
        {t('form.failed')}
      </Text>
      <Button ref={focusHeadingAfter} size="compact-sm" variant="default" onClick={form.retry}>
        {t('retry')}
      </Button>
    </Group>
  );
}
