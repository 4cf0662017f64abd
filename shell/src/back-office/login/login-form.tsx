import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { call, isApiError, messageOf } from '@varda/shared/http';
import { sessionStore } from '@varda/shared/session';
import { type FormEvent, useRef, useState } from 'react';
import { useLazyComponent } from '../../navigation/use-lazy-component.ts';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { announceLogin } from './announced-login.ts';
import { NotLoaded } from './not-loaded.tsx';

const tooManyTries = 429;

const loadCodeField = () => import(/* webpackChunkName: "code-field" */ './code-field.tsx');

/** For the focus trap of a dialog that opens, and for one that is open. */
const firstFocus = { autoFocus: true, 'data-autofocus': true };

interface Fields extends HTMLFormControlsCollection {
  email: HTMLInputElement;
  password: HTMLInputElement;
  /** Once the server has asked for it. */
  code?: HTMLInputElement;
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
  const [asksCode, setAsksCode] = useState(false);
  const [codeProblem, setCodeProblem] = useState('');
  const codeField = useLazyComponent(loadCodeField, asksCode);
  const sent = useRef(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sent.current) return;
    const { email, password, code } = event.currentTarget.elements as Fields;
    const body = { email: email.value, password: password.value, ...(code && { code: code.value }) };
    sent.current = true;
    setPending(true);
    setProblem('');
    setCodeProblem('');
    try {
      const login = await call('POST /login', { body });
      announceLogin();
      sessionStore.signIn(login);
    } catch (error) {
      const waits = isApiError(error) && error.status === tooManyTries;
      const wanted = isApiError(error) ? error.fields.code : undefined;
      if (wanted) {
        setAsksCode(true);
        if (codeField.status === 'failed') codeField.retry();
        if (code) setCodeProblem(wanted);
      } else setProblem(waits ? messageOf(error, t('login.failed')) : t('login.failed'));
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
        {codeField.status === 'ready' && <codeField.Part problem={codeProblem} />}
        {asksCode && codeField.status === 'failed' && (
          <NotLoaded message={t('login.codeNotLoaded')} onRetry={codeField.retry} />
        )}
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
