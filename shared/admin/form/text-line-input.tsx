import { TextInput, type TextInputProps } from '@mantine/core';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { CharactersLeft } from './characters-left.tsx';

interface Props extends Omit<TextInputProps, 'value'> {
  value?: string;
  /** The contract's bound. What is typed beyond it stays, and the field says so. */
  longest: number;
}

/** An input for one line of text, with a counter where its bound is near. */
export function TextLineInput({ longest, error, ...input }: Props) {
  const { t } = useAdminTexts();
  const length = input.value?.trim().length ?? 0;
  return (
    <div>
      <TextInput {...input} error={error || (length > longest && t('problem.too_long', { count: longest }))} />
      <CharactersLeft length={length} longest={longest} />
    </div>
  );
}
