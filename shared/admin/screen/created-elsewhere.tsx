import { Button, CloseButton, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './screen.module.css';

interface Props {
  name: string;
  onShow: () => void;
  onClose: () => void;
}

/** Says that a row was created or restored which is not on the page, and leads to it. */
export function CreatedElsewhere({ name, onShow, onClose }: Props) {
  const { t } = useAdminTexts();
  const show = useRef<HTMLButtonElement>(null);
  useEffect(() => show.current?.focus(), []);
  return (
    <div role="status" className={classes.created}>
      <Text size="sm">{t('created.elsewhere', { name })}</Text>
      <Button ref={show} variant="default" size="compact-sm" onClick={onShow} aria-label={t('created.show', { name })}>
        {t('created.showShort')}
      </Button>
      <CloseButton aria-label={t('close')} onClick={onClose} />
    </div>
  );
}
