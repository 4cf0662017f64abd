import { Alert, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './dialog.module.css';

interface Props {
  message: string;
  /** Another message takes the focus, unless a field has it. */
  isFocused: boolean;
  /** Where the row is gone: makes a new one of what was typed. */
  onCreateAnew: (() => void) | null;
}

/** Why a form could not be saved. */
export function FormFailure({ message, isFocused, onCreateAnew }: Props) {
  const { t } = useAdminTexts();
  const alert = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure anew
  useEffect(() => {
    if (isFocused) alert.current?.focus();
  }, [message, isFocused]);

  return (
    <Alert color="red" role="alert" ref={alert} tabIndex={-1} className={classes.failure}>
      {onCreateAnew ? t('gone.text') : message}
      {onCreateAnew && (
        <Button display="block" size="sm" variant="default" mt="sm" onClick={onCreateAnew}>
          {t('gone.create')}
        </Button>
      )}
    </Alert>
  );
}
