import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { call, isApiError, messageOf } from '@varda/shared/http';
import { sessionStore } from '@varda/shared/session';
import { type FormEvent, useRef, useState } from 'react';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { announceLogin } from './announced-login.ts';

const tooManyTries = 429;

/** For the focus trap of a dialog that opens, and for one that is open. */
const firstFocus = { autoFocus: true, 'data-autofocus': true };

interface Fields extends HTMLFormControlsCollection {
  email: HTMLInputElement;
  password: HTMLInputElement;
}

interface Props {
  /** In the dialog over a page: what has to be typed first has the focus. */
  inDialog?: boolean;
  /** Address of the account whose session has ended. */
  email?: string | undefined;
}

/** Signs in. What follows from it is the matter of whoever watches the session. */
export function LoginForm({ inDialog = false, email }: Props) {
  const { t } = useBackOfficeTexts();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const sent = useRef(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sent.current) return;
    const { email, password } = event.currentTarget.elements as Fields;
    const body = { email: email.value, password: password.value };
    sent.current = true;
    setPending(true);
    setProblem('');
    try {
      const login = await call('POST /login', { body });
      announceLogin();
      sessionStore.signIn(login);
    } catch (error) {
      const waits = isApiError(error) && error.status === tooManyTries;
      setProblem(waits ? messageOf(error, t('login.failed')) : t('login.failed'));
      sent.current = false;
      setPending(false);
    }
  }

  return (
    <form onSubmit={signIn}>
      <Stack gap="md">
        <TextInput
          label={t('login.email')}
          name="email"
          type="email"
          defaultValue={email}
          autoComplete="username"
          size="md"
          required
          withAsterisk={false}
          {...(inDialog && !email && firstFocus)}
        />
        <PasswordInput
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          {...(inDialog && email && firstFocus)}
          visibilityToggleButtonProps={{ 'aria-label': t('login.reveal') }}
          visibilityToggleFocusable
          size="md"
          required
          withAsterisk={false}
        />
        <Button type="submit" size="md" mt="xs" loading={pending} fullWidth>
          {t('login.submit')}
        </Button>
        {problem && (
          <Text role="alert" c="var(--mantine-color-error)" fw={600}>
            {problem}
          </Text>
        )}
      </Stack>
    </form>
  );
}
