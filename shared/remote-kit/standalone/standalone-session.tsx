import { Button, Group, PasswordInput, Text, TextInput } from '@mantine/core';
import { call, messageOf } from '@varda/platform/http';
import { languageStore } from '@varda/platform/language';
import { sessionStore, useSession } from '@varda/platform/session';
import { type FormEvent, useState } from 'react';
import { useStandaloneTexts } from './texts.ts';

/** Login and logout in a line. */
export function StandaloneSession() {
  const { t } = useStandaloneTexts();
  const session = useSession();
  const [problem, setProblem] = useState('');

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { email: String(form.get('email')), password: String(form.get('password')) };
    setProblem('');
    try {
      sessionStore.signIn(await call('POST /login', { body }));
    } catch (error) {
      setProblem(messageOf(error, t('failed')));
    }
  }

  function logOut() {
    sessionStore.signOut();
    languageStore.forget();
  }

  if (session.status === 'signed-in') {
    return (
      <Button size="xs" variant="default" onClick={logOut}>
        {t('logout')} ({session.name})
      </Button>
    );
  }
  return (
    <form onSubmit={signIn}>
      <Group gap="xs">
        <TextInput size="xs" name="email" type="email" required placeholder={t('email')} aria-label={t('email')} />
        <PasswordInput
          size="xs"
          w={160}
          name="password"
          required
          placeholder={t('password')}
          aria-label={t('password')}
        />
        <Button size="xs" type="submit">
          {t('login')}
        </Button>
        {problem && (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
      </Group>
    </form>
  );
}
