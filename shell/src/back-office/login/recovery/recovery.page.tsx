import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { Link } from '@varda/platform/router';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import classes from '../login.module.css';
import { LoginLayout } from '../login-layout.tsx';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Asks for the address to which a link for a new password is sent. What it says does not tell whether there is such an account. */
export function RecoveryPage() {
  const { t } = useBackOfficeTexts();
  const ask = useMutation({ mutationFn: (email: string) => call('POST /password-recovery', { body: { email } }) });
  const refused = isApiError(ask.error) ? ask.error.fields.email : undefined;
  return (
    <LoginLayout title={t('recovery.title')}>
      {ask.data ? (
        // The form, which had the focus, is gone. A status would be read beside the focus.
        <Text ref={takeFocus} tabIndex={-1}>
          {t(ask.data.mailed ? 'recovery.sent' : 'recovery.noMail')}
        </Text>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
            ask.mutate(input.value);
          }}
        >
          <Stack gap="md">
            <TextInput
              label={t('login.email')}
              description={t('recovery.hint')}
              name="email"
              type="email"
              autoComplete="username"
              size="md"
              required
              withAsterisk={false}
              error={refused}
            />
            {ask.error && !refused && (
              <Alert color="red" role="alert">
                {messageOf(ask.error, t('recovery.failed'))}
              </Alert>
            )}
            <Button type="submit" size="md" loading={ask.isPending} fullWidth>
              {t('recovery.submit')}
            </Button>
          </Stack>
        </form>
      )}
      <Link className={classes.link} to="/login">
        {t('recovery.back')}
      </Link>
    </LoginLayout>
  );
}
