import { Alert, Button, Group, Loader, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { call, isApiError, messageOf } from '@varda/shared/http';
import { useMutation, useQuery, useQueryClient } from '@varda/shared/query';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { AccountModal } from './account.modal.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './second-factor.module.css';
import { useAccountTexts } from './texts/account-texts.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

const queryKey = ['second-factor'];

/** Sets the second factor of one's own account up, or takes it away (U-02). */
export default function SecondFactorModal({ opened, onClose }: Props) {
  const { t } = useAccountTexts();
  return (
    <AccountModal title={t('factor.title')} opened={opened} onClose={onClose}>
      <SecondFactor onClose={onClose} />
    </AccountModal>
  );
}

function SecondFactor({ onClose }: { onClose: () => void }) {
  const { t } = useAccountTexts();
  const queries = useQueryClient();
  const factor = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /second-factor', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const begin = useMutation({
    mutationFn: (currentPassword: string) => call('POST /second-factor', { body: { currentPassword } }),
  });
  const confirm = useMutation({
    mutationFn: (code: string) => call('PUT /second-factor', { body: { code } }),
  });
  const remove = useMutation({
    mutationFn: (currentPassword: string) => call('POST /second-factor/removal', { body: { currentPassword } }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });

  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onClose={onClose} />;
  if (begin.data)
    return (
      <OneFieldForm
        name="code"
        label={t('factor.code')}
        submit={t('factor.confirm')}
        failure={t('factor.failed')}
        error={confirm.error}
        isPending={confirm.isPending}
        onSubmit={confirm.mutate}
      >
        <Text>{t('factor.scan')}</Text>
        <QrCode text={begin.data.uri} label={t('factor.qr')} />
        <Text size="sm">
          {t('factor.byHand')} <span className={classes.secret}>{begin.data.secret.match(/.{4}/g)?.join(' ')}</span>
        </Text>
      </OneFieldForm>
    );
  if (factor.isPending) return <Loader role="status" aria-label={t('factor.loading')} />;
  if (!factor.data)
    return (
      <Alert color="red" role="alert">
        {messageOf(factor.error, t('factor.failed'))}
      </Alert>
    );
  const { since, codesLeft } = factor.data;
  const change = since ? remove : begin;
  return (
    <OneFieldForm
      key={since}
      name="currentPassword"
      label={t('factor.password')}
      submit={t(since ? 'factor.remove' : 'factor.setUp')}
      isDanger={since !== null}
      failure={t('factor.failed')}
      error={change.error}
      isPending={change.isPending}
      onSubmit={change.mutate}
    >
      {remove.isSuccess && <Text role="status">{t('factor.removed')}</Text>}
      <Text>{since ? t('factor.on', { count: codesLeft }) : t('factor.off')}</Text>
    </OneFieldForm>
  );
}

interface OneFieldProps {
  name: 'code' | 'currentPassword';
  label: string;
  submit: string;
  isDanger?: boolean;
  /** Said where the server says nothing. */
  failure: string;
  error: Error | null;
  isPending: boolean;
  onSubmit: (typed: string) => void;
  children: ReactNode;
}

function OneFieldForm(props: OneFieldProps) {
  const { name, label, submit, isDanger = false, failure, error, isPending, onSubmit, children } = props;
  const { t } = useBackOfficeTexts();
  const input = useRef<HTMLInputElement>(null);
  const refused = isApiError(error) ? error.fields[name] : undefined;
  useEffect(() => {
    if (refused) input.current?.select();
  }, [refused]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending) onSubmit(String(new FormData(event.currentTarget).get(name)));
  }

  const field = { ref: input, name, label, error: refused, required: true, withAsterisk: false, autoFocus: true };
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        {children}
        {name === 'code' ? (
          <TextInput {...field} key="code" inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
        ) : (
          <PasswordInput
            {...field}
            key="password"
            data-autofocus
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('login.reveal') }}
            visibilityToggleFocusable
          />
        )}
        {error && !refused && (
          <Alert color="red" role="alert">
            {messageOf(error, failure)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isPending} {...(isDanger && { color: 'red' })}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useAccountTexts();
  return (
    <Stack gap="md">
      {/* The form that it stands in place of had the focus. */}
      <Text ref={focus} tabIndex={-1} fw={600} mt={6}>
        {t('factor.added')}
      </Text>
      <Text>{t('factor.keepCodes')}</Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('factor.done')}</Button>
      </Group>
    </Stack>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
