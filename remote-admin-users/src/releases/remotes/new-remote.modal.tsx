import { Alert, Button, Group, Stack } from '@mantine/core';
import { TextLineInput } from '@varda/admin/form';
import { AdminModal, useAdminTexts, useToasts } from '@varda/admin/parts';
import { bounds } from '@varda/contract/bounds';
import { call, isApiError } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import { useSearchParams } from '@varda/platform/router';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { releasesQuery } from '../releases.query.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

const empty = { name: '', url: '', mounts: '', owner: '' };
type Field = keyof typeof empty;
const fields = Object.keys(empty) as Field[];

/** Adds a remote that is built and hosted elsewhere. */
export function NewRemoteModal({ opened, onClose }: Props) {
  const { t } = useTexts();
  const { failureOf } = useAdminTexts();
  const toasts = useToasts();
  const client = useQueryClient();
  const [, setAddress] = useSearchParams();
  const [values, setValues] = useState(empty);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      call('POST /remotes', {
        body: {
          name: values.name.trim(),
          url: values.url.trim(),
          mounts: values.mounts.split(/[\s,]+/).filter(Boolean),
          owner: values.owner.trim(),
        },
      }),
    onSuccess: async ({ name }) => {
      await client.invalidateQueries({ queryKey: releasesQuery.queryKey });
      setAddress({ remote: name }, { preventScrollReset: true });
      toasts.success(t('releases.success.updated', { name }));
      close();
    },
  });

  function close() {
    onClose();
    setValues(empty);
    reset();
  }

  const isWhole = fields.every((field) => values[field].trim() !== '');

  function add(event: FormEvent) {
    event.preventDefault();
    if (isWhole && !isPending) mutate();
  }

  const refused = isApiError(error) ? Object.entries(error.fields) : [];
  /** That of one of several paths is told with all of them. */
  const refusalOf = (field: Field) => refused.find(([path]) => path.split('.', 1)[0] === field)?.[1];

  return (
    <AdminModal
      opened={opened}
      onClose={() => !isPending && close()}
      title={t('releases.added.add')}
      size="md"
      centered
    >
      <form onSubmit={add}>
        <Stack gap="md">
          {fields.map((field, index) => (
            <TextLineInput
              key={field}
              label={t(`releases.added.${field}`)}
              description={t(`releases.added.${field}Hint`)}
              longest={bounds.name}
              value={values[field]}
              onChange={({ currentTarget: { value } }) => setValues((others) => ({ ...others, [field]: value }))}
              error={refusalOf(field)}
              withAsterisk
              {...(index === 0 && { 'data-autofocus': true })}
            />
          ))}
          {error && refused.length === 0 && (
            <Alert color="red" role="alert">
              {failureOf(error, 'update')}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={isPending}>
              {t('admin.form.cancel')}
            </Button>
            <Button type="submit" loading={isPending} disabled={!isWhole}>
              {t('releases.added.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </AdminModal>
  );
}
