import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';
import { standsOpen } from '../write-out.ts';
import classes from './rich-text-editor.module.css';

interface Props {
  label: string;
  /** Takes what is written; false where that cannot be taken. */
  onEnter: () => boolean;
  /** Something is written that is not taken yet. */
  isWritten?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What the editor asks, below its toolbar: the focus goes in, Enter answers, Escape goes back to the text. What is written is taken before the form is saved, and asked about before it is left. */
export function Panel({ label, onEnter, isWritten = false, onClose, children }: Props) {
  const panel = useRef<HTMLFieldSetElement>(null);

  const latest = useLatest({ onEnter, isWritten });

  useEffect(() => {
    const { current: element } = panel;
    if (!element) return;
    const input = element.querySelector('input');
    input?.focus();
    return standsOpen(element, {
      isWritten: () => latest.current.isWritten,
      take: () => {
        const isTaken = latest.current.onEnter();
        if (!isTaken) input?.focus();
        return isTaken;
      },
    });
  }, [latest]);

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // A form cannot stand in a form: this one's Enter is not that of the entry.
    event.preventDefault();
    onEnter();
  }

  return (
    <fieldset
      ref={panel}
      className={classes.panel}
      aria-label={label}
      onKeyDown={press}
      // Of the dialog around it, Escape would close everything.
      onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
    >
      {children}
    </fieldset>
  );
}
