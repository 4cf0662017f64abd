import { Textarea, type TextareaProps } from '@mantine/core';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { BoundedText, type TextBound } from './bounded-text.tsx';

/** An input for one line of text that may be long: it grows, so that all of it can be read. It holds no line breaks. */
export function GrowingLineInput({ longest, error, onChange, ...input }: Omit<TextareaProps, 'value'> & TextBound) {
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    const { currentTarget } = event;
    if (currentTarget.value.includes('\n')) currentTarget.value = currentTarget.value.replace(/\s*\n\s*/g, ' ');
    onChange?.(event);
  }

  return (
    <BoundedText value={input.value} longest={longest} error={error}>
      {(wrong) => (
        <Textarea autosize minRows={1} maxRows={8} {...input} {...wrong} onChange={change} onKeyDown={sendByEnter} />
      )}
    </BoundedText>
  );
}

/** As in any other line of a form. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const submit = event.currentTarget.form?.querySelector<HTMLButtonElement>('button[type=submit]');
  submit?.click();
}
