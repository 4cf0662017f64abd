import { Textarea, type TextareaProps } from '@mantine/core';
import { BoundedText, type TextBound } from './bounded-text.tsx';

/** An input for a few lines of text that grows with them, with a counter where its bound is near. */
export function TextAreaInput({ longest, error, ...input }: Omit<TextareaProps, 'value'> & TextBound) {
  return (
    <BoundedText value={input.value} longest={longest} error={error}>
      {(wrong) => <Textarea autosize minRows={2} maxRows={6} {...input} {...wrong} />}
    </BoundedText>
  );
}
