import { TextInput } from '@mantine/core';
import { useAccountTexts } from '../account/texts/account-texts.ts';

/** The code of a second factor, below the password; loaded when the server asks for one (U-02). */
export default function CodeField({ problem }: { problem: string }) {
  const { t } = useAccountTexts();
  return (
    <TextInput
      label={t('factor.code')}
      description={t('factor.codeAtLogin')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      size="md"
      required
      withAsterisk={false}
      autoFocus
      error={problem || null}
    />
  );
}
