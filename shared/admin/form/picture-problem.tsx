import { Input } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './picture-input.module.css';

interface Props {
  /** For the control that it describes. */
  id: string;
  /** Why a file was not taken; it goes before what is wrong with the field. */
  rejection: string | null;
  error: ReactNode;
}

/**
 * Says below the zone what is wrong with a picture, and comes into view where it would appear behind the foot of the form. A screen reader
 * says an error when the focus comes to its control. A rejection moves no focus, and is said by itself; so is an error where the focus is.
 */
export function PictureProblem({ id, rejection, error }: Props) {
  const problem = useRef<HTMLParagraphElement>(null);
  const text = rejection ?? error;
  useEffect(() => {
    const element = problem.current;
    if (!text || !element) return;
    if (rejection !== null || element.parentElement?.matches(':focus-within')) element.setAttribute('role', 'alert');
    element.scrollIntoView({ block: 'nearest' });
  }, [text, rejection]);
  if (!text) return null;
  return (
    <Input.Error key={`${rejection}`} ref={problem} id={id} className={classes.problem}>
      {text}
    </Input.Error>
  );
}

/** Why a file was not taken. Of the next one the same is said again. */
export function useRejection() {
  const [rejection, setRejection] = useState<string | null>(null);
  const forget = () => setRejection(null);
  function reject(reason: string) {
    flushSync(forget);
    setRejection(reason);
  }
  return { rejection, reject, forget };
}
