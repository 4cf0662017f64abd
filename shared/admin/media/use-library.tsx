import { type ReactNode, useRef, useState } from 'react';
import { useLazyWindow } from '../dialog/use-lazy-window.ts';
import type { LibraryPicture } from '../form/chosen-picture.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

const load = () =>
  import(/* webpackChunkName: "library" */ './library.modal.tsx').then(({ LibraryModal }) => LibraryModal);

/** The window in which a picture of the library is chosen; its code is loaded when it is opened first. */
export function useLibrary(onPick: (picture: LibraryPicture) => void): {
  open: () => void;
  isLoading: boolean;
  window: ReactNode;
} {
  const { t } = useAdminTexts();
  const [opened, setOpened] = useState(false);
  const opener = useRef<Element>(null);
  const Window = useLazyWindow(load, { opened, onClose: close, failure: t('media.notLoaded') });

  function open() {
    opener.current = document.activeElement;
    setOpened(true);
  }

  function close() {
    setOpened(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  function pick(picture: LibraryPicture) {
    close();
    onPick(picture);
  }

  return {
    open,
    isLoading: opened && Window === null,
    window: Window && <Window opened={opened} onPick={pick} onClose={close} />,
  };
}
