import { Modal, type ModalRootProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './dialog.module.css';
import { headingFirst } from './heading-first.ts';
import { useIsNarrow } from './use-is-narrow.ts';

/** `zIndex` of what opens above a form, below the login dialog. */
export const aboveForms = 240;

interface Props extends ModalRootProps {
  title: string;
  children: ReactNode;
  /** Whether it takes all of a narrow window. */
  fillsNarrow?: boolean;
  /** Its body is read as its description when it opens; of a form that would be all of it. */
  isQuestion?: boolean;
}

/** What is in the dialogs that are open, the last one above the others. */
const open: RefObject<HTMLDivElement | null>[] = [];

const Busy = createContext<RefObject<boolean>>({ current: false });

/** The dialog around the caller is not closed, by Escape, its button or a press beside it, while something is on its way. */
export function useStaysOpen(isBusy: boolean): void {
  const busy = useContext(Busy);
  // Before the next key: Escape right behind Enter would close it still.
  useLayoutEffect(() => {
    busy.current = isBusy;
    return () => {
      busy.current = false;
    };
  }, [busy, isBusy]);
}

/** A dialog as all of the back office's are. */
export function AdminModal({
  title,
  children,
  opened,
  onClose,
  returnFocus = true,
  fillsNarrow = false,
  isQuestion = false,
  ...root
}: Props) {
  const { t } = useAdminTexts();
  const isNarrow = useIsNarrow();
  const content = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  // Mantine gives the focus back to where it was when a window opens that is there; one whose code came late would lose it.
  const isThere = useMounted();

  // A window that opens with its page, by its address, comes before anything has the focus that could be given back.
  useLayoutEffect(() => {
    if (!opened || open.length > 0 || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [opened]);

  useEffect(() => {
    if (!opened) return;
    open.push(content);
    return () => void open.splice(open.indexOf(content), 1);
  }, [opened]);

  // Mantine gives the focus back where `opened` changes, not where a window is unmounted to close it.
  useEffect(() => {
    const before = document.activeElement;
    if (!opened || !returnFocus || !(before instanceof HTMLElement)) return;
    return () => {
      if (document.activeElement === document.body && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [opened, returnFocus]);

  // What is inert loses the focus with the next frame only; a key that comes before would still press it.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!opened && focused instanceof HTMLElement && content.current?.contains(focused)) focused.blur();
  }, [opened]);

  // Mantine listens at the window: Escape in a dialog above this one would close this one too.
  function close() {
    const focused = document.activeElement?.closest('[role=dialog]');
    // Nothing has the focus after a button that was pressed is disabled or gone.
    const isMeant = focused ? focused === content.current : open.at(-1) === content;
    if (isMeant && !busy.current) onClose();
  }

  const inside = <Busy value={busy}>{children}</Busy>;
  return (
    <Modal.Root
      fullScreen={fillsNarrow && isNarrow}
      {...root}
      opened={opened && isThere}
      onClose={close}
      returnFocus={returnFocus}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      {/* A second press, while it fades away, would send again what has just been sent. */}
      <Modal.Content ref={content} className={classes.content} inert={!opened}>
        {/* A `header` in a dialog would count as a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title {...headingFirst} className={classes.title}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        {/* Mantine's body makes itself the description. */}
        {isQuestion ? <Modal.Body>{inside}</Modal.Body> : <div className={classes.body}>{inside}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}
