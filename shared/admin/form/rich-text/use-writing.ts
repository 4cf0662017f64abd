import type { Editor } from '@tiptap/react';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { onWriteOut } from '../write-out.ts';

/** A text is written out once nobody has typed for this long, in milliseconds: 30 kB at every key would be felt. */
const pause = 500;

interface Writing {
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
}

/**
 * Keeps a form's value and an editor's text the same. The first key in an untouched text reaches the form at once, so that
 * it knows of unsaved input; what follows does at the next pause, and in any case before the form is sent or left.
 */
export function useWriting(editor: Editor | null, { value, ...handlers }: Writing): void {
  const latest = useLatest(handlers);
  // The editor writes HTML in its own way: what it makes of an untouched text counts as that text.
  const given = useRef({ value, written: '' });
  // What the form has been told and has not been drawn with yet, the newest last.
  const told = useRef([value]);

  useEffect(() => {
    if (!editor) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    given.current.written = htmlOf(editor);

    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      if (editor.isDestroyed) return;
      const written = htmlOf(editor);
      const html = written === given.current.written ? given.current.value : written;
      if (html === told.current.at(-1)) return;
      told.current.push(html);
      latest.current.onChange(html);
    };
    // The form is drawn anew behind the key that has been typed, not ahead of it.
    const tellBehind = () => startTransition(tell);
    const update = () => {
      clearTimeout(timer);
      if (told.current.at(-1) === given.current.value) tellBehind();
      else timer = setTimeout(tellBehind, pause);
    };
    const flush = () => {
      if (timer !== undefined) tell();
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
    const drawn = told.current.lastIndexOf(value);
    told.current = drawn < 0 ? [value] : told.current.slice(drawn);
    if (drawn >= 0 || !editor || editor.isDestroyed) return;
    // Set from outside: a draft, or what somebody else has saved meanwhile.
    editor.commands.setContent(value, { emitUpdate: false });
    given.current = { value, written: htmlOf(editor) };
  }, [editor, value]);
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** The value of the last render, for callbacks that were made in an earlier one. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
