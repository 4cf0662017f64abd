import { Modal, type ModalProps } from '@mantine/core';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './dialog.module.css';

/** A dialog as all of the back office's are. */
export function AdminModal(props: ModalProps) {
  const { t } = useAdminTexts();
  return (
    <Modal
      {...props}
      classNames={{ title: classes.title as string }}
      closeButtonProps={{ 'aria-label': t('close') }}
      overlayProps={{ backgroundOpacity: 0.45 }}
    />
  );
}
