import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './picture-input.module.css';

/** Says below the zone what is wrong with a picture, and comes into view where it would appear behind the foot of the form. */
export function PictureProblem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Input.Error ref={bringIntoView} className={classes.problem}>
      {children}
    </Input.Error>
  );
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
