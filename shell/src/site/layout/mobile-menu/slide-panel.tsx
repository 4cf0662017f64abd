import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { Link, paths } from '@varda/platform/router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { SiteLogo } from '../../../navigation/site-logo.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { closesDialog } from './dialog-commands.ts';
import classes from './slide-panel.module.css';

interface Props {
  /** Of the dialog: for buttons that open it before the page's script has come. */
  id: string;
  opened: boolean;
  title: ReactNode;
  /** How far down one is inside the panel; further down, the focus goes to the new title. */
  depth?: number;
  /** Escape, and the device's back button. */
  onDismiss: () => void;
  /** Somebody was quicker than the script, and has it open. */
  onFoundOpen: () => void;
  /** Without it there is no back button: the panel is the first one. */
  onBack?: () => void;
  /** The close button, and every link inside. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel over the whole window. It is the browser's own modal dialog: the page below is inert, and the focus goes back
 * to where it came from.
 */
export function SlidePanel({ id, opened, title, depth = 0, onDismiss, onFoundOpen, onBack, onClose, children }: Props) {
  const { t } = useTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownDepth = useRef(depth);
  const isFound = useRef(false);

  // With the commit: a touch that came between it and a later effect would close what is not known to be open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel follows `opened` alone
  useLayoutEffect(() => {
    const isOpen = dialog.current?.open;
    if (opened && !isOpen) dialog.current?.showModal();
    else if (!opened && isOpen && !isFound.current) onFoundOpen();
    else if (!opened) dialog.current?.close();
    isFound.current = true;
  }, [opened]);
  useEffect(() => {
    if (depth > shownDepth.current) heading.current?.focus();
    shownDepth.current = depth;
  }, [depth]);

  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) onClose();
  }

  return (
    <dialog
      className={classes.panel}
      data-motion="slides"
      id={id}
      ref={dialog}
      aria-labelledby={titleId}
      // By the browser alone, too: a second tap may come while the panel still slides in.
      closedby="any"
      onClose={() => opened && onDismiss()}
      onClick={closeOnLink}
      onKeyDown={trapFocus}
    >
      <div className={classes.header}>
        {onBack ? (
          <button type="button" className={classes.control} onClick={onBack}>
            <IconArrowLeft size={24} stroke={1.8} aria-hidden />
            {t('menu.back')}
          </button>
        ) : (
          <Link className={classes.logo} to={paths.home}>
            <SiteLogo />
          </Link>
        )}
        <button
          type="button"
          className={classes.close}
          aria-label={t('menu.close')}
          onClick={onClose}
          {...closesDialog(id)}
        >
          <IconX size={26} stroke={1.8} aria-hidden />
        </button>
      </div>
      <div className={classes.content}>
        <h2 className={onBack ? classes.title : classes.hiddenTitle} id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** A browser lets the focus out to its own bar; somebody in a menu wants to go round. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const [first, last] = [parts[0], parts.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
