import { Alert, Button, Group, Loader, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { call, isApiError, messageOf } from '@varda/shared/http';
import { useMutation, useQuery, useQueryClient } from '@varda/shared/query';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { QrCode } from './qr-code.tsx';
import classes from './second-factor.module.css';
import { useAccountTexts } from './texts/account-texts.ts';

const queryKey = ['second-factor'];

interface Props {
  /** It has to be set up: there is nothing else to choose. */
  isRequired?: boolean;
  onDone: () => void;
}

/** Sets the second factor of one's own account up, makes new recovery codes, or takes it away (U-02). */
export default function SecondFactor({ isRequired = false, onDone }: Props) {
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

  const renew = useMutation({
    mutationFn: (currentPassword: string) => call('POST /second-factor/recovery-codes', { body: { currentPassword } }),
  });
  const since = factor.data?.since ?? null;
  const isDone = isRequired && since !== null && !confirm.data;
  useEffect(() => {
    // In another window.
    if (isDone) onDone();
  }, [isDone, onDone]);

  const made = confirm.data ?? renew.data;
  if (made)
    return (
      <RecoveryCodes
        title={t(confirm.data ? 'factor.added' : 'factor.renewed')}
        codes={made.recoveryCodes}
        onClose={onDone}
      />
    );
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
  if (since)
    return (
      <OneFieldForm
        key={since}
        name="currentPassword"
        label={t('factor.password')}
        submit={t('factor.renew')}
        failure={t('factor.failed')}
        error={renew.error ?? remove.error}
        isPending={renew.isPending || remove.isPending}
        onSubmit={(password) => {
          remove.reset();
          renew.mutate(password);
        }}
        danger={{
          label: t('factor.remove'),
          onSubmit: (password) => {
            renew.reset();
            remove.mutate(password);
          },
        }}
      >
        <Text>{t('factor.on', { count: factor.data.codesLeft })}</Text>
      </OneFieldForm>
    );
  return (
    <OneFieldForm
      name="currentPassword"
      label={t('factor.password')}
      submit={t('factor.setUp')}
      failure={t('factor.failed')}
      error={begin.error}
      isPending={begin.isPending}
      onSubmit={begin.mutate}
    >
      {remove.isSuccess && <Text role="status">{t('factor.removed')}</Text>}
      <Text>{t('factor.off')}</Text>
    </OneFieldForm>
  );
}

interface OneFieldProps {
  name: 'code' | 'currentPassword';
  label: string;
  submit: string;
  /** Said where the server says nothing. */
  failure: string;
  error: Error | null;
  isPending: boolean;
  onSubmit: (typed: string) => void;
  /** What else may be done with what was typed; Enter does not do it. */
  danger?: { label: string; onSubmit: (typed: string) => void };
  children: ReactNode;
}

function OneFieldForm(props: OneFieldProps) {
  const { name, label, submit, danger, failure, error, isPending, onSubmit, children } = props;
  const { t } = useBackOfficeTexts();
  const input = useRef<HTMLInputElement>(null);
  const refused = isApiError(error) ? error.fields[name] : undefined;
  useEffect(() => {
    if (refused) input.current?.select();
  }, [refused]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const send = (submitter?.dataset.danger && danger?.onSubmit) || onSubmit;
    if (!isPending) send(String(new FormData(event.currentTarget).get(name)));
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
          <Button type="submit" loading={isPending}>
            {submit}
          </Button>
          {danger && (
            <Button type="submit" data-danger color="red" loading={isPending}>
              {danger.label}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

interface RecoveryCodesProps {
  title: string;
  codes: readonly string[];
  onClose: () => void;
}

function RecoveryCodes({ title, codes, onClose }: RecoveryCodesProps) {
  const { t } = useAccountTexts();
  return (
    <Stack gap="md">
      {/* The form that it stands in place of had the focus. */}
      <Text ref={focus} tabIndex={-1} fw={600} mt={6}>
        {title}
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
