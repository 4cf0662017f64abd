import { Modal, type ModalRootProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './dialog.module.css';

interface Props extends ModalRootProps {
  title: string;
  children: ReactNode;
}

/** A dialog as all of the back office's are. */
export function AdminModal({ title, children, ...root }: Props) {
  const { t } = useAdminTexts();
  return (
    <Modal.Root {...root}>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        {/* A `header` in a dialog would count as a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
