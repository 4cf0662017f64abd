import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import type { PasskeyProof } from '@varda/contract/passkeys';
import type { Login, SingleSignOnOutcome } from '@varda/contract/session';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { sessionStore } from '@varda/platform/session';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useLazyComponent } from '../../navigation/use-lazy-component.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { announceLogin } from './announced-login.ts';
import { hasPasskeys } from './has-passkeys.ts';

const tooManyTries = 429;

const loadPasskeys = () => import(/* webpackChunkName: "passkeys" */ './ask-for-passkey.ts');
const loadCodeField = () => import(/* webpackChunkName: "code-field" */ './code-field.tsx');

/** For the focus trap of a dialog that opens, and for one that is open. */
const firstFocus = { autoFocus: true, 'data-autofocus': true };

type SignOnProblem = [SingleSignOnOutcome, 'login.cancelled' | 'login.refused' | 'login.signOnFailed'];
const signOnProblems: ReadonlyMap<string | null, SignOnProblem[1]> = new Map<string | null, SignOnProblem[1]>([
  ['cancelled', 'login.cancelled'],
  ['refused', 'login.refused'],
  ['failed', 'login.signOnFailed'],
] satisfies SignOnProblem[]);

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
  /** With what the browser has come back from single sign-on, as the address says it: a `SingleSignOnOutcome`. */
  signOn?: string | null;
  /** Somebody is about to log in. */
  onFocus?: () => void;
  /** Other ways to log in. */
  children?: ReactNode;
}

/** What the server has asked for beside the password. */
interface Asked {
  app: boolean;
  passkey: boolean;
}

/** Signs in. What follows from it is the matter of whoever watches the session. */
export function LoginForm({ inDialog = false, email, signOn = null, onFocus, children }: Props) {
  const { t } = useBackOfficeTexts();
  const form = useRef<HTMLFormElement>(null);
  const signOnProblem = signOnProblems.get(signOn);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState(signOnProblem ? t(signOnProblem) : '');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [codeProblem, setCodeProblem] = useState('');
  const codeField = useLazyComponent(loadCodeField, asked !== null);
  const sent = useRef(false);

  async function signIn(ask: () => Promise<Login>, onRefusal: (error: unknown) => void) {
    if (sent.current) return;
    sent.current = true;
    setPending(true);
    setProblem('');
    setCodeProblem('');
    try {
      const login = await ask();
      announceLogin();
      sessionStore.signIn(login);
    } catch (error) {
      onRefusal(error);
      sent.current = false;
      setPending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email, password, code } = event.currentTarget.elements as Fields;
    const body = { email: email.value, password: password.value, ...(code && { code: code.value }) };
    void signIn(
      () => call('POST /login', { body }),
      (error) => {
        const wanted = isApiError(error) ? error.fields : {};
        if (code && wanted.code) setCodeProblem(wanted.code);
        else if (wanted.code || wanted.passkey) {
          setAsked({ app: wanted.code !== undefined, passkey: hasPasskeys() && wanted.passkey !== undefined });
          if (codeField.status === 'failed') codeField.retry();
        } else {
          const waits = isApiError(error) && error.status === tooManyTries;
          setProblem(waits ? messageOf(error, t('login.failed')) : t('login.failed'));
        }
      },
    );
  }

  /** @param open asks the server with what the passkey has signed */
  function showPasskey(open: (passkey: PasskeyProof) => Promise<Login>) {
    void signIn(
      async () => open(await (await loadPasskeys()).askForPasskey()),
      (error) => setProblem(messageOf(error, t('login.noPasskey'))),
    );
  }

  function showPasskeyAfterPassword() {
    if (!form.current) return;
    const { email, password } = form.current.elements as Fields;
    const typed = { email: email.value, password: password.value };
    showPasskey((passkey) => call('POST /login', { body: { ...typed, passkey } }));
  }

  return (
    <form ref={form} onSubmit={submit} onFocus={onFocus}>
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
          onChange={() => {
            // What was asked for is the matter of one account.
            setAsked(null);
            setCodeProblem('');
          }}
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
        {asked && codeField.status === 'ready' && (
          <codeField.Part
            hasApp={asked.app}
            problem={codeProblem}
            onPasskey={asked.passkey ? showPasskeyAfterPassword : undefined}
          />
        )}
        {asked && codeField.status === 'failed' && (
          <NotLoaded message={t('login.codeNotLoaded')} onRetry={codeField.retry} />
        )}
        <Button type="submit" size="md" mt="xs" loading={pending} fullWidth>
          {t('login.submit')}
        </Button>
        {hasPasskeys() && !asked && (
          <Button
            variant="default"
            size="md"
            disabled={pending}
            fullWidth
            onClick={() => showPasskey((body) => call('POST /login/passkey', { body }))}
          >
            {t('login.passkey')}
          </Button>
        )}
        {children}
        {problem && (
          <Text role="alert" c="var(--mantine-color-error)" fw={600}>
            {problem}
          </Text>
        )}
      </Stack>
    </form>
  );
}
