import { Input } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './picture-input.module.css';

/** Says below the zone what is wrong with a picture, and comes into view where it would appear behind the foot of the form. */
export function PictureProblem({ children }: { children: ReactNode }) {
  const problem = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children) problem.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  if (!children) return null;
  return (
    <Input.Error ref={problem} className={classes.problem}>
      {children}
    </Input.Error>
  );
}
