import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './rich-text-editor.module.css';

interface Props {
  label: string;
  onEnter: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What the editor asks, below its toolbar: the focus goes in, Enter answers, Escape goes back to the text. */
export function Panel({ label, onEnter, onClose, children }: Props) {
  const panel = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    panel.current?.querySelector('input')?.focus();
  }, []);

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
