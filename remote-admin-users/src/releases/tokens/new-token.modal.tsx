import { Alert, Button, Group, Select, Stack } from '@mantine/core';
import { TextLineInput } from '@varda/shared/admin/form';
import { AdminModal, useAdminTexts, useToasts } from '@varda/shared/admin/parts';
import { bounds } from '@varda/shared/contract/bounds';
import { call } from '@varda/shared/http';
import { useMutation, useQuery, useQueryClient } from '@varda/shared/query';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { releasesQuery, releaseTokensQuery } from '../releases.query.ts';
import { MadeToken } from './made-token.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

const anyRemote = '';
const empty = { name: '', remote: anyRemote };

/** Makes a token, and tells it once: the dialog with it is closed by its button alone. */
export function NewTokenModal({ opened, onClose }: Props) {
  const { t } = useTexts();
  const { failureOf } = useAdminTexts();
  const toasts = useToasts();
  const client = useQueryClient();
  const remotes = useQuery(releasesQuery).data ?? [];
  const [{ name, remote }, setValues] = useState(empty);

  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () => call('POST /release-tokens', { body: { name: name.trim(), remote: remote || null } }),
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
    if (isSound && !isPending) mutate();
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
        <MadeToken token={data.token} onDone={close} />
      ) : (
        <form onSubmit={make}>
          <Stack gap="md">
            <TextLineInput
              label={t('releases.tokens.name')}
              description={t('releases.tokens.nameHint')}
              longest={bounds.name}
              value={name}
              onChange={({ currentTarget }) => setValues({ name: currentTarget.value, remote })}
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
              onChange={(chosen) => setValues({ name, remote: chosen ?? anyRemote })}
              allowDeselect={false}
            />
            {error && (
              <Alert color="red" role="alert">
                {failureOf(error, 'create')}
              </Alert>
            )}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close} disabled={isPending}>
                {t('admin.form.cancel')}
              </Button>
              <Button type="submit" loading={isPending} disabled={!isSound}>
                {t('admin.form.create')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </AdminModal>
  );
}
