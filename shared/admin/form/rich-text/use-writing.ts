import type { Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { startTransition, useEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';
import { onWriteOut } from '../write-out.ts';

/** While somebody types, a text is written out each time that this has passed, in milliseconds: 30 kB at every key would be felt. */
const interval = 300;

/** Meta of a change that the form gets at once, not behind a key: what a panel takes may be about to be saved. */
export const emitsAtOnce = 'emits-at-once';

interface Writing {
  value: string;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
}

/**
 * Keeps a form's value and an editor's text the same. The first key in an untouched text reaches the form at once, so that
 * it knows of unsaved input; what follows does at intervals, and in any case before the form is sent or left.
 */
export function useWriting(editor: Editor | null, { value, ...handlers }: Writing): void {
  const latest = useLatest(handlers);
  // The editor writes HTML in its own way: what it makes of an untouched text counts as that text.
  const given = useRef({ value, written: '' });
  // What the form has been given and has not been drawn with yet, the newest last.
  const emitted = useRef([value]);

  useEffect(() => {
    if (!editor) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    given.current.written = htmlOf(editor);

    const emit = () => {
      clearTimeout(timer);
      timer = undefined;
      if (editor.isDestroyed) return;
      const written = htmlOf(editor);
      const html = written === given.current.written ? given.current.value : written;
      if (html === emitted.current.at(-1)) return;
      emitted.current.push(html);
      latest.current.onChange(html);
    };
    // The form is drawn anew behind the key that has been typed, not ahead of it.
    const emitBehind = () => startTransition(emit);
    const update = ({ transaction }: { transaction: Transaction }) => {
      if (transaction.getMeta(emitsAtOnce)) emit();
      else if (emitted.current.at(-1) === given.current.value) emitBehind();
      // Not put off by the next key: a browser that is killed would take with it all that was typed without a pause.
      else timer ??= setTimeout(emitBehind, interval);
    };
    const flush = () => {
      if (timer !== undefined) emit();
    };
    const blur = () => {
      flush();
      latest.current.onBlur?.();
    };

    const endOfWriteOut = onWriteOut(editor.view.dom, flush);
    editor.on('update', update);
    editor.on('blur', blur);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      editor.off('update', update);
      editor.off('blur', blur);
      endOfWriteOut();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [editor, latest]);

  useEffect(() => {
    const drawn = emitted.current.lastIndexOf(value);
    emitted.current = drawn < 0 ? [value] : emitted.current.slice(drawn);
    if (drawn >= 0 || !editor || editor.isDestroyed) return;
    // Set from outside: what was typed before, or what somebody else has saved meanwhile.
    editor.commands.setContent(value, { emitUpdate: false });
    given.current = { value, written: htmlOf(editor) };
  }, [editor, value]);
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}
