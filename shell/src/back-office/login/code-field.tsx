import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useAccountTexts } from '../account/texts/account-texts.ts';

interface Props {
  /** Whether the account has an authenticator app; otherwise the code is one for a lost passkey. */
  hasApp: boolean;
  problem: string;
  /** Shows a passkey in place of the code; undefined where the account has none. */
  onPasskey: (() => void) | undefined;
}

/** The second factor, below the password; loaded when the server asks for it (U-02). */
export default function CodeField({ hasApp, problem, onPasskey }: Props) {
  const { t } = useAccountTexts();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!problem) return;
    field.current?.focus();
    field.current?.select();
  }, [problem]);
  return (
    <>
      {onPasskey && (
        <Button variant="default" size="md" autoFocus fullWidth onClick={onPasskey}>
          {t('passkeys.use')}
        </Button>
      )}
      <TextInput
        ref={field}
        label={t('factor.code')}
        description={t(hasApp ? 'factor.codeAtLogin' : 'passkeys.codeAtLogin')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        size="md"
        required
        withAsterisk={false}
        autoFocus={!onPasskey}
        error={problem || null}
      />
    </>
  );
}
