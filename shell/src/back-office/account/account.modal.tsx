import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
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
  // Mantine gives the focus back to where it was when a window opens that is there; one whose code came late would lose it.
  const isThere = useMounted();
  return (
    <Modal.Root opened={opened && isThere} onClose={onClose} size="md" centered>
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
