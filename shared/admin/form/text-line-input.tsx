import { TextInput, type TextInputProps } from '@mantine/core';
import { BoundedText, type TextBound } from './bounded-text.tsx';

/** An input for one line of text, with a counter where its bound is near. */
export function TextLineInput({ longest, error, ...input }: Omit<TextInputProps, 'value'> & TextBound) {
  return (
    <BoundedText value={input.value} longest={longest} error={error}>
      {(wrong) => <TextInput {...input} {...wrong} />}
    </BoundedText>
  );
}
