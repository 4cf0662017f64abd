import { Button, Paper, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './empty-list.module.css';

interface Props {
  Icon: ComponentType<{ size: number; stroke: number }>;
  /** Why there is nothing. */
  hint: string;
  /** What leads on from here; null where nothing does. */
  action: { label: string; onClick: () => void } | null;
}

/** In place of a table without rows: says why it has none, and leads on. */
export function EmptyList({ Icon, hint, action }: Props) {
  const { t } = useAdminTexts();
  return (
    <Paper withBorder className={classes.empty}>
      <span className={classes.sign} aria-hidden>
        <Icon size={26} stroke={1.6} />
      </span>
      <div role="status">
        <Text className={classes.title}>{t('noItems')}</Text>
        <Text className={classes.hint}>{hint}</Text>
      </div>
      {action && (
        <Button variant="light" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Paper>
  );
}
