import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { shortestPassword } from '@varda/contract/bounds';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { Link, useLocation, useSubmit } from '@varda/platform/router';
import { useSession } from '@varda/platform/session';
import { useState } from 'react';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import { logoutPath } from '../end-session.ts';
import classes from '../login.module.css';
import { LoginFrame } from '../login-frame.tsx';

/** Where links of invitations and recoveries lead. What is secret stands behind `#`, which no server is asked with. */
export function NewPasswordPage() {
  const { t } = useBackOfficeTexts();
  const token = useLocation().hash.slice(1);
  const [tooShort, setTooShort] = useState(false);
  const choose = useMutation({
    mutationFn: (password: string) => call('PUT /password-recovery', { body: { token, password } }),
  });
  const refused = isApiError(choose.error) ? choose.error.fields.password : undefined;
  const session = useSession();
  const submit = useSubmit();
  // Whoever is signed in in this browser may be somebody else, into whose account the login would lead.
  const signedIn = choose.data && session.status !== 'signed-out' ? session.name : null;
  const problem = tooShort ? t('password.tooShort', { count: shortestPassword }) : refused;
  return (
    <LoginFrame title={t('recovery.choose')}>
      {choose.data ? (
        <Text role="status">{t('recovery.chosen')}</Text>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const input = event.currentTarget.elements.namedItem('new-password') as HTMLInputElement;
            setTooShort(input.value.length < shortestPassword);
            choose.reset();
            if (input.value.length >= shortestPassword && !choose.isPending) choose.mutate(input.value);
            else input.focus();
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
      {signedIn === null ? (
        <Link className={classes.link} to="/login">
          {t('recovery.back')}
        </Link>
      ) : (
        <>
          <Text my="md">{t('recovery.signedIn', { name: signedIn })}</Text>
          <Button size="md" fullWidth onClick={() => submit(null, { method: 'post', action: logoutPath })}>
            {t('recovery.logOut', { name: signedIn })}
          </Button>
        </>
      )}
    </LoginFrame>
  );
}
