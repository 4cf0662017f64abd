import '@mantine/tiptap/styles.layer.css';
import { useMantineStyleNonce } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formats } from './formats.ts';
import classes from './rich-text-editor.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { useEditorLabels } from './use-editor-labels.ts';

interface Props {
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  isWrong: boolean;
  labelledBy: string;
  describedBy: string;
  lang?: string;
  'data-path'?: string;
}

/** The editor behind a rich text input; loaded when the first one is on the screen. */
export default function RichTextArea({ value, onChange, onBlur, isWrong, labelledBy, describedBy, ...rest }: Props) {
  const nonce = useMantineStyleNonce()?.();
  const labels = useEditorLabels();
  const attributes = useLatest({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isWrong && { 'aria-invalid': 'true' }),
    ...(rest.lang && { lang: rest.lang }),
    ...(rest['data-path'] && { 'data-path': rest['data-path'] }),
  });
  // The editor writes HTML in its own way: what it makes of an untouched text counts as that text.
  const given = useRef({ value, written: '' });
  const latest = useLatest({ onChange, onBlur });
  // Other options than at the last rendering, by identity, would be set anew at every key.
  const [editorProps] = useState(() => ({ attributes: () => attributes.current }));

  const editor = useEditor({
    extensions: formats,
    content: given.current.value,
    editorProps,
    ...(nonce && { injectNonce: nonce }),
    onCreate: ({ editor: created }) => {
      given.current.written = created.isEmpty ? '' : created.getHTML();
    },
    onUpdate: ({ editor: updated }) => {
      const html = updated.isEmpty ? '' : updated.getHTML();
      // The form is drawn anew behind the key that has been typed, not ahead of it.
      startTransition(() => latest.current.onChange(html === given.current.written ? given.current.value : html));
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view asks for its attributes only when it is updated
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.updateState(editor.state);
  }, [editor, isWrong, describedBy]);

  return (
    <RichTextEditor editor={editor} labels={labels} classNames={classes} data-wrong={isWrong || undefined}>
      <RichTextToolbar />
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

/** The value of the last render, for callbacks that were made in an earlier one. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
