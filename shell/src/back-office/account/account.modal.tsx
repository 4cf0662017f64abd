import { Box, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { headingFirst } from '@varda/admin/heading-first';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';

interface Props {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What would be lost if the dialog was closed: an answer that is to come, or what is shown once. */
type Held = 'answer' | 'shown-once';

const HeldContext = createContext<(held: Held | undefined) => void>(() => undefined);

/**
 * From a part of an {@link AccountModal}: neither Escape nor a click beside the dialog closes it. While an answer is to come its button
 * does not either.
 */
export function useHeld(held: Held | undefined): void {
  const hold = useContext(HeldContext);
  // Before the next key: Escape right behind Enter would close it still.
  useLayoutEffect(() => {
    hold(held);
    return () => hold(undefined);
  }, [hold, held]);
}

/** A dialog about the account of whoever is signed in. */
export function AccountModal({ title, opened, onClose, children }: Props) {
  const { t } = useBackOfficeTexts();
  // Mantine gives the focus back to where it was when a window opens that is there; one whose code came late would lose it.
  const isThere = useMounted();
  const [held, hold] = useState<Held>();
  return (
    <Modal.Root
      opened={opened && isThere}
      onClose={() => held !== 'answer' && onClose()}
      closeOnClickOutside={!held}
      closeOnEscape={!held}
      size="md"
      centered
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        {/* A `header` in a dialog would count as a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title {...headingFirst} ff="heading" fz="lg" fw={700}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        {/* Mantine's body would be the description of the dialog, all of a form. */}
        <Box p="md" pt={0}>
          <HeldContext value={hold}>{children}</HeldContext>
        </Box>
      </Modal.Content>
    </Modal.Root>
  );
}
