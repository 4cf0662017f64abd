import { Alert, Button, Group, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { digitsInSkopje } from '@varda/contract/dates';
import type { Passkey } from '@varda/contract/passkeys';
import type { SecondFactor } from '@varda/contract/second-factor';
import { isApiError, messageOf } from '@varda/platform/http';
import { type FormEvent, useEffect, useRef } from 'react';
import { hasPasskeys } from '../login/has-passkeys.ts';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import classes from './sessions.module.css';
import { useAccountTexts } from './texts/account-texts.ts';

/** What may be changed with the password. */
export type FactorChange = 'codes' | 'app' | 'removeApp' | 'passkey' | `removePasskey ${string}`;

interface Props {
  factor: SecondFactor;
  /** What has just been done. */
  said: string;
  error: Error | null;
  /** The change that is under way. */
  pending: FactorChange | null;
  onChange: (change: FactorChange, password: string | undefined) => void;
}

/** What logins ask for beside the password, and what one may change about it. Each button sends the one password field, if there is one. */
export function FactorOverview({ factor, said, error, pending, onChange }: Props) {
  const { t } = useAccountTexts();
  const { t: tOffice } = useBackOfficeTexts();
  const { since, passkeys, codesLeft, withoutPassword } = factor;
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const refused = isApiError(error) ? error.fields.currentPassword : undefined;
  useEffect(() => {
    if (!refused) return;
    input.current?.focus();
    input.current?.select();
  }, [refused]);
  useEffect(() => {
    // What was pressed is gone.
    if (said) status.current?.focus();
  }, [said]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const change = (submitter as HTMLButtonElement).value as FactorChange;
    if (!pending) onChange(change, input.current?.value);
  }

  const button = (change: FactorChange) => ({ type: 'submit', value: change, loading: pending === change }) as const;
  const isOn = since !== null || passkeys.length > 0;
  return (
    <form onSubmit={send}>
      {/* Enter presses the first button that submits, and here that one would end the recovery codes: pressed on purpose only. */}
      {isOn && <button type="submit" hidden disabled />}
      <Stack gap="md">
        {said && (
          <Text ref={status} role="status" tabIndex={-1} fw={600}>
            {said}
          </Text>
        )}
        <Text>{isOn ? t('factor.on', { count: codesLeft }) : t('factor.off')}</Text>
        {!withoutPassword && (
          <PasswordInput
            ref={input}
            name="currentPassword"
            label={t('factor.password')}
            description={t('factor.passwordHint')}
            error={refused}
            required
            withAsterisk={false}
            data-autofocus
            autoFocus={!said}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': tOffice('login.reveal') }}
            visibilityToggleFocusable
          />
        )}
        {error && !refused && (
          <Alert color="red" role="alert">
            {messageOf(error, t('factor.failed'))}
          </Alert>
        )}
        <Group gap="sm">
          {isOn && <Button {...button('codes')}>{t('factor.renew')}</Button>}
          {since === null && (
            <Button {...button('app')} variant={isOn ? 'default' : 'filled'} autoFocus={withoutPassword}>
              {t('factor.setUp')}
            </Button>
          )}
          {hasPasskeys() && !withoutPassword && (
            <Button {...button('passkey')} variant="default">
              {t('passkeys.add')}
            </Button>
          )}
          {since !== null && (
            <Button {...button('removeApp')} color="red" variant="light">
              {t('factor.remove')}
            </Button>
          )}
        </Group>
        {passkeys.length > 0 && (
          <div>
            <Title order={3} size="h5">
              {t('passkeys.title')}
            </Title>
            <ul className={classes.list}>
              {passkeys.map((passkey) => (
                <li key={passkey._id} className={classes.session}>
                  <PasskeyDetails passkey={passkey} />
                  <Button
                    {...button(`removePasskey ${passkey._id}`)}
                    variant="default"
                    size="xs"
                    aria-label={t('passkeys.removeOf', { name: passkey.name })}
                  >
                    {t('passkeys.remove')}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </form>
  );
}

function PasskeyDetails({ passkey: { name, createdAt, usedAt } }: { passkey: Passkey }) {
  const { t } = useAccountTexts();
  return (
    <div>
      <span className={classes.name}>{name}</span>
      <Text size="sm" c="dimmed">
        <time dateTime={createdAt}>{t('passkeys.added', { at: digitsInSkopje(createdAt) })}</time>
        {' · '}
        {usedAt ? (
          <time dateTime={usedAt}>{t('passkeys.used', { at: digitsInSkopje(usedAt) })}</time>
        ) : (
          t('passkeys.unused')
        )}
      </Text>
    </div>
  );
}
