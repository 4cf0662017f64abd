import { Button, Group, Text } from '@mantine/core';
import type { List } from '../list/use-list.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './order.module.css';

/** Says why rows cannot be moved just now, and leads back to where they can. Not a status: how many rows are found is what is announced. */
export function OrderHint<Row>({ list: { source, change } }: { list: List<Row> }) {
  const { t } = useAdminTexts();
  return (
    <Group gap="xs" className={classes.hint}>
      <Text size="sm">{t('order.off')}</Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => change({ search: '', filters: {}, sort: source.defaultSort })}
      >
        {t('order.restore')}
      </Button>
    </Group>
  );
}
