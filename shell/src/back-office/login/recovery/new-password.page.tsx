import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { shortestPassword } from '@varda/contract/bounds';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { Link, useLocation, useSubmit } from '@varda/platform/router';
import { useSession } from '@varda/platform/session';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import { logoutPath } from '../end-session.ts';
import classes from '../login.module.css';
import { LoginLayout } from '../login-layout.tsx';

/** Where links of invitations and recoveries lead. What is secret stands behind `#`, which no server is asked with. */
export function NewPasswordPage() {
  const { t } = useBackOfficeTexts();
  const token = useLocation().hash.slice(1);
  const [tooShort, setTooShort] = useState(false);
  const choose = useMutation({
    mutationFn: (password: string) => call('PUT /password-recovery', { body: { token, password } }),
  });
  const refused = isApiError(choose.error) ? choose.error.fields.password : undefined;
  const problem = tooShort ? t('password.tooShort', { count: shortestPassword }) : refused;
  return (
    <LoginLayout title={t(choose.data ? 'recovery.chosen' : 'recovery.choose')}>
      {choose.data ? (
        <Chosen />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const input = event.currentTarget.elements.namedItem('new-password') as HTMLInputElement;
            // Before the focus goes there, or both would be read.
            flushSync(() => setTooShort(input.value.length < shortestPassword));
            if (input.value.length >= shortestPassword) return choose.mutate(input.value);
            choose.reset();
            input.focus();
          }}
        >
          <Stack gap="md">
            <PasswordInput
              label={t('password.new')}
              description={t('password.rule', { count: shortestPassword })}
              name="new-password"
              autoComplete="new-password"
              size="md"
              required
              withAsterisk={false}
              visibilityToggleButtonProps={{ 'aria-label': t('login.reveal') }}
              visibilityToggleFocusable
              error={problem}
              onChange={() => setTooShort(false)}
            />
            {choose.error && !refused && (
              <Alert color="red" role="alert">
                {messageOf(choose.error, t('password.failed'))}
              </Alert>
            )}
            <Button type="submit" size="md" loading={choose.isPending} fullWidth>
              {t('recovery.save')}
            </Button>
          </Stack>
        </form>
      )}
      {!choose.data && (
        <Link className={classes.link} to="/login">
          {t('recovery.back')}
        </Link>
      )}
    </LoginLayout>
  );
}

/** For a link, on which React leaves `autoFocus` without effect. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** What comes next: the login, or before it the end of the session that this browser has, which may be somebody else's. */
function Chosen() {
  const { t } = useBackOfficeTexts();
  const session = useSession();
  const submit = useSubmit();
  return (
    <Stack gap="md">
      <Text role="status">{t('recovery.ended')}</Text>
      {session.status === 'signed-out' ? (
        <Button component={Link} to="/login" size="md" fullWidth ref={takeFocus}>
          {t('login.submit')}
        </Button>
      ) : (
        <>
          <Text>{t('recovery.signedIn', { name: session.name })}</Text>
          <Button size="md" fullWidth autoFocus onClick={() => submit(null, { method: 'post', action: logoutPath })}>
            {t('recovery.logOut', { name: session.name })}
          </Button>
        </>
      )}
    </Stack>
  );
}
