import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { shortestPassword } from '@varda/contract/bounds';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { Link, useLocation } from '@varda/platform/router';
import { useState } from 'react';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
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
            const password = String(new FormData(event.currentTarget).get('new-password'));
            setTooShort(password.length < shortestPassword);
            choose.reset();
            if (password.length >= shortestPassword && !choose.isPending) choose.mutate(password);
            else event.currentTarget.querySelector('input')?.focus();
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
      <Link className={classes.link} to="/login">
        {t('recovery.back')}
      </Link>
    </LoginFrame>
  );
}
