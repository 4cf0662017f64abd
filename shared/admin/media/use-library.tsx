import { type ReactNode, useRef, useState } from 'react';
import { useToasts } from '../dialog/use-toasts.ts';
import type { LibraryPicture } from '../form/chosen-picture.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

type Window = typeof import('./library.modal.tsx').LibraryModal;

/** The window in which a picture of the library is chosen; its code is loaded when it is opened first. */
export function useLibrary(onPick: (picture: LibraryPicture) => void): {
  open: () => Promise<void>;
  isLoading: boolean;
  window: ReactNode;
} {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const [Window, setWindow] = useState<Window>();
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);

  const opener = useRef<Element>(null);

  async function open() {
    opener.current = document.activeElement;
    setLoading(true);
    try {
      const { LibraryModal } = await import(/* webpackChunkName: "library" */ './library.modal.tsx');
      setWindow(() => LibraryModal);
      setOpen(true);
    } catch {
      toasts.failure(t('media.notLoaded'));
    }
    setLoading(false);
  }

  function close() {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  function pick(picture: LibraryPicture) {
    close();
    onPick(picture);
  }

  return {
    open,
    isLoading,
    window: Window && <Window opened={isOpen} onPick={pick} onClose={close} />,
  };
}
