import { Alert, Select, Stack } from '@mantine/core';
import { AdminModal, useAdminTexts, useToasts } from '@varda/admin/components';
import { TextLineInput } from '@varda/admin/text-line-input';
import { bounds, longestToken } from '@varda/contract/bounds';
import { call } from '@varda/platform/http';
import { useMutation, useQuery, useQueryClient } from '@varda/platform/query';
import { type FormEvent, useState } from 'react';
import { ShownOnce } from '../../shown-once.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { FormButtons } from '../form-buttons.tsx';
import { releasesQuery, releaseTokensQuery } from '../releases.query.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

const anyRemote = '';
/** How long a token may be good, in days. */
const lifetimes = [30, 90, 180, longestToken];

const empty = { name: '', remote: anyRemote, days: '90' };

/** Makes a token, and tells it once: the dialog with it is closed by its button alone. */
export function NewTokenModal({ opened, onClose }: Props) {
  const { t } = useTexts();
  const { failureOf } = useAdminTexts();
  const toasts = useToasts();
  const client = useQueryClient();
  const remotes = useQuery(releasesQuery).data ?? [];
  const [{ name, remote, days }, setValues] = useState(empty);
  const change = (changed: Partial<typeof empty>) => setValues((values) => ({ ...values, ...changed }));

  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () =>
      call('POST /release-tokens', { body: { name: name.trim(), remote: remote || null, days: Number(days) } }),
    onSuccess: () => {
      toasts.success(t('releases.success.created'));
      return client.invalidateQueries({ queryKey: releaseTokensQuery.queryKey });
    },
  });

  function close() {
    onClose();
    setValues(empty);
    reset();
  }

  const isSound = name.trim() !== '' && name.length <= bounds.name;

  function make(event: FormEvent) {
    event.preventDefault();
    if (isSound) mutate();
  }

  return (
    <AdminModal
      opened={opened}
      onClose={() => !isPending && close()}
      closeOnClickOutside={!data}
      closeOnEscape={!data}
      title={t('releases.tokens.make')}
      size="md"
      centered
    >
      {data ? (
        <ShownOnce
          hint={t('releases.tokens.once')}
          label={t('releases.tokens.token')}
          value={data.token}
          onDone={close}
        />
      ) : (
        <form onSubmit={make}>
          <Stack gap="md">
            <TextLineInput
              label={t('releases.tokens.name')}
              description={t('releases.tokens.nameHint')}
              longest={bounds.name}
              value={name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              withAsterisk
              data-autofocus
            />
            <Select
              label={t('releases.tokens.remote')}
              data={[
                { value: anyRemote, label: t('releases.tokens.allRemotes') },
                ...remotes.map((each) => ({ value: each.name, label: each.name })),
              ]}
              value={remote}
              onChange={(chosen) => change({ remote: chosen ?? anyRemote })}
              allowDeselect={false}
            />
            <Select
              label={t('releases.tokens.lifetime')}
              description={t('releases.tokens.lifetimeHint')}
              data={lifetimes.map((count) => ({ value: `${count}`, label: t('releases.tokens.days', { count }) }))}
              value={days}
              onChange={(chosen) => change({ days: chosen ?? empty.days })}
              allowDeselect={false}
            />
            {error && (
              <Alert color="red" role="alert">
                {failureOf(error, 'create')}
              </Alert>
            )}
            <FormButtons submit={t('admin.form.create')} isWhole={isSound} isPending={isPending} onCancel={close} />
          </Stack>
        </form>
      )}
    </AdminModal>
  );
}
