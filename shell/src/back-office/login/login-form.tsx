import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { call, isApiError, messageOf } from '@varda/shared/http';
import { sessionStore } from '@varda/shared/session';
import { type FormEvent, useRef, useState } from 'react';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { useSuccessToast } from '../use-success-toast.ts';

const tooManyTries = 429;

interface Fields extends HTMLFormControlsCollection {
  email: HTMLInputElement;
  password: HTMLInputElement;
}

/** Signs in. What follows from it is the matter of whoever watches the session. */
export function LoginForm() {
  const { t } = useBackOfficeTexts();
  const toast = useSuccessToast();
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
      sessionStore.signIn(await call('POST /login', { body }));
      toast(t('login.successful'));
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
          autoComplete="username"
          size="md"
          required
          withAsterisk={false}
          data-autofocus
        />
        <PasswordInput
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
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
