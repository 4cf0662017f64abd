import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './overview.module.css';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" className={classes.panel} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
