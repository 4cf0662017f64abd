import type { InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { CharactersLeft } from './characters-left.tsx';

export interface TextBound {
  value?: string | undefined;
  /** The contract's bound. What is typed beyond it stays, and the field says so. */
  longest: number;
}

interface Props extends TextBound {
  error: ReactNode;
  /** The input, given what is wrong with its text. */
  children: (wrong: Pick<InputWrapperProps, 'error' | 'errorProps'>) => ReactNode;
}

/** What every input of a text with a bound has in common. */
export function BoundedText({ value = '', longest, error, children }: Props) {
  const { t } = useAdminTexts();
  const { length } = value.trim();
  return (
    <div>
      {/* What counts the characters says that one. */}
      {children(
        error
          ? { error }
          : length > longest
            ? { error: t('problem.too_long', { count: longest }), errorProps: {} }
            : {},
      )}
      <CharactersLeft length={length} longest={longest} />
    </div>
  );
}
