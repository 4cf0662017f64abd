import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';

interface Props {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog about the account of whoever is signed in. */
export function AccountModal({ title, opened, onClose, children }: Props) {
  const { t } = useBackOfficeTexts();
  return (
    <Modal.Root opened={opened} onClose={onClose} size="md" centered>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        {/* A `header` in a dialog would count as a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title ff="heading" fz="lg" fw={700}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
