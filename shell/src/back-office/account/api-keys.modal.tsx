import {
  Alert,
  Anchor,
  Badge,
  Button,
  Group,
  Loader,
  NativeSelect,
  PasswordInput,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ApiKey, KeyScope } from '@varda/contract/api-keys';
import { bounds, longestToken } from '@varda/contract/bounds';
import { digitsInSkopje } from '@varda/contract/dates';
import { keyScopes } from '@varda/contract/key-scopes';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation, useQuery, useQueryClient } from '@varda/platform/query';
import { useRef, useState } from 'react';
import { NotLoaded } from '../not-loaded.tsx';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { AccountModal, useHeld } from './account.modal.tsx';
import classes from './sessions.module.css';
import { showErrors } from './show-errors.ts';
import { useAccountTexts } from './texts/account-texts.ts';

const queryKey = ['api-keys'];

/** How long a key may be good, in days. */
const lifetimes = [30, 90, 180, longestToken];

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** The keys by which programs make calls in one's own name (U-06). */
export default function ApiKeysModal({ opened, onClose }: Props) {
  const { t } = useAccountTexts();
  return (
    <AccountModal title={t('keys.title')} opened={opened} onClose={onClose}>
      <ApiKeys />
    </AccountModal>
  );
}

function ApiKeys() {
  const { t } = useAccountTexts();
  const queries = useQueryClient();
  const said = useRef<HTMLParagraphElement>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState('');
  const keys = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /api-keys', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => call('DELETE /api-keys/:id', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
    // The button that was pressed goes with its key.
    onSuccess: () => said.current?.focus(),
  });

  // The button that was pressed goes with its step.
  const goBack = () => {
    setMade('');
    setIsMaking(false);
    requestAnimationFrame(() => makeButton.current?.focus());
  };

  if (made) return <ShownKey value={made} onDone={goBack} />;
  if (isMaking)
    return (
      <NewKeyForm
        onMade={(key) => {
          setIsMaking(false);
          setMade(key);
          void queries.invalidateQueries({ queryKey });
        }}
        onCancel={goBack}
      />
    );
  if (keys.isPending) return <Loader role="status" aria-label={t('keys.loading')} />;
  if (!keys.data) return <NotLoaded message={messageOf(keys.error, t('keys.notShown'))} onRetry={keys.refetch} />;
  return (
    <Stack gap="md">
      <Text>
        {t('keys.hint')}{' '}
        <Anchor href="/api/docs" target="_blank" underline="always">
          {t('keys.docs')}
        </Anchor>
      </Text>
      <ul className={classes.list}>
        {keys.data.map((key) => (
          <KeyRow
            key={key._id}
            apiKey={key}
            isEnding={revoke.isPending && revoke.variables === key._id}
            disabled={revoke.isPending}
            onRevoke={() => revoke.mutate(key._id)}
          />
        ))}
      </ul>
      <Text ref={said} role="status" tabIndex={-1}>
        {revoke.isSuccess && t('keys.revoked')}
        {keys.data.length === 0 && !revoke.isSuccess && t('keys.none')}
      </Text>
      {revoke.error && (
        <Alert color="red" role="alert">
          {messageOf(revoke.error, t('keys.failed'))}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button
          ref={makeButton}
          data-autofocus
          onClick={() => {
            revoke.reset();
            setIsMaking(true);
          }}
        >
          {t('keys.make')}
        </Button>
      </Group>
    </Stack>
  );
}

interface RowProps {
  apiKey: ApiKey;
  isEnding: boolean;
  disabled: boolean;
  onRevoke: () => void;
}

function KeyRow({ apiKey: { name, scope, expiresAt, usedAt }, isEnding, disabled, onRevoke }: RowProps) {
  const { t } = useAccountTexts();
  const isOver = Date.parse(expiresAt) <= Date.now();
  return (
    <li className={classes.session}>
      <div>
        <span className={classes.name}>{name}</span>
        <Badge variant="light" size="sm">
          {t(`keys.scopes.${scope}`)}
        </Badge>
        <Text size="sm" c="dimmed">
          <time dateTime={expiresAt}>{t(isOver ? 'keys.over' : 'keys.ends', { at: digitsInSkopje(expiresAt) })}</time>
          {' · '}
          {usedAt ? <time dateTime={usedAt}>{t('keys.used', { at: digitsInSkopje(usedAt) })}</time> : t('keys.unused')}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={isEnding}
        disabled={disabled && !isEnding}
        aria-label={t('keys.revokeOf', { name })}
        onClick={onRevoke}
      >
        {t('keys.revoke')}
      </Button>
    </li>
  );
}

interface Values {
  name: string;
  scope: KeyScope;
  days: string;
  currentPassword: string;
}

function NewKeyForm({ onMade, onCancel }: { onMade: (key: string) => void; onCancel: () => void }) {
  const { t } = useAccountTexts();
  const { t: tOffice } = useBackOfficeTexts();
  const form = useForm<Values>({
    initialValues: { name: '', scope: 'read', days: '90', currentPassword: '' },
    validate: {
      name: (typed) => (typed.trim() === '' ? tOffice('password.required') : null),
      currentPassword: (typed) => (typed === '' ? tOffice('password.required') : null),
    },
  });
  const make = useMutation({
    // It holds the key.
    gcTime: 0,
    mutationFn: ({ days, ...values }: Values) => call('POST /api-keys', { body: { ...values, days: Number(days) } }),
    onSuccess: ({ key }) => onMade(key),
    onError: (error) => showErrors(form, isApiError(error) ? error.fields : {}),
  });
  useHeld(make.isPending ? 'answer' : undefined);
  const isOfNoField = !isApiError(make.error) || Object.keys(make.error.fields).length === 0;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => make.mutate(values),
        (wrong) => showErrors(form, wrong),
      )}
    >
      <Stack gap="md">
        <TextInput
          label={t('keys.name')}
          description={t('keys.nameHint')}
          maxLength={bounds.name}
          required
          autoFocus
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label={t('keys.scope')}
          data={keyScopes.map((value) => ({ value, label: t(`keys.scopes.${value}`) }))}
          {...form.getInputProps('scope')}
        />
        <NativeSelect
          label={t('keys.lifetime')}
          data={lifetimes.map((count) => ({ value: `${count}`, label: t('keys.days', { count }) }))}
          {...form.getInputProps('days')}
        />
        <PasswordInput
          label={t('factor.password')}
          autoComplete="current-password"
          required
          visibilityToggleButtonProps={{ 'aria-label': tOffice('login.reveal') }}
          visibilityToggleFocusable
          {...form.getInputProps('currentPassword')}
        />
        {make.error && isOfNoField && (
          <Alert color="red" role="alert">
            {messageOf(make.error, t('keys.notMade'))}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={make.isPending}>
            {tOffice('cancel')}
          </Button>
          <Button type="submit" loading={make.isPending}>
            {t('keys.make')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function ShownKey({ value, onDone }: { value: string; onDone: () => void }) {
  const { t } = useAccountTexts();
  useHeld('shown-once');
  return (
    <Stack gap="md">
      <Text>{t('keys.once')}</Text>
      <TextInput
        ref={selectAll}
        label={t('keys.key')}
        value={value}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('keys.done')}</Button>
      </Group>
    </Stack>
  );
}

/** The form that it stands in place of had the focus. */
const selectAll = (element: HTMLInputElement | null) => element?.focus();
