import { Alert, Stack } from '@mantine/core';
import { AdminModal, useAdminTexts } from '@varda/admin/components';
import { TextLineInput } from '@varda/admin/text-line-input';
import { bounds } from '@varda/contract/bounds';
import { call, isApiError } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { FormButtons } from '../form-buttons.tsx';
import { loadDesk } from './load-desk.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

const empty = { name: '', url: '', mounts: '', owner: '' };
type Field = keyof typeof empty;
const fields = Object.keys(empty) as Field[];

/** Between two looks at what the shell shows, and for all of them together, in milliseconds. */
const [pauseMs, timeoutMs] = [250, 5_000];

/** Resolves when the shell has heard of a remote, or does not tell: it asks for the registry once a second. */
async function untilShown(name: string): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  while (!signal.aborted && !(await isShown(name, signal).catch(() => false)))
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
}

async function isShown(name: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(new Request('/remotes.json', { cache: 'no-store', signal }));
  const shown = (await answer.json()) as { name: string }[];
  return shown.some((remote) => remote.name === name);
}

/** Adds a remote that is built and hosted elsewhere. */
export function NewRemoteModal({ opened, onClose }: Props) {
  const { t } = useTexts();
  const { failureOf } = useAdminTexts();
  const [values, setValues] = useState(empty);
  const form = useRef<HTMLFormElement>(null);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const [name, mounts] = [values.name.trim(), values.mounts.split(/[\s,]+/).filter(Boolean)];
      await call('POST /remotes', { body: { name, mounts, url: values.url.trim(), owner: values.owner.trim() } });
      await untilShown(name);
      return name;
    },
    onSuccess: (name) => loadDesk(name),
  });

  // Whoever has pressed the button goes on at what was refused.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [error]);

  function cancel() {
    onClose();
    setValues(empty);
    reset();
  }

  const isWhole = fields.every((field) => values[field].trim() !== '');

  function add(event: FormEvent) {
    event.preventDefault();
    if (isWhole) mutate();
  }

  const refused = isApiError(error) ? Object.entries(error.fields) : [];
  /** That of one of several paths is shown with all of them. */
  const refusalOf = (field: Field) => refused.find(([path]) => path.split('.', 1)[0] === field)?.[1];

  return (
    <AdminModal
      opened={opened}
      // By Escape, or a press beside it: what was typed is there when it is opened again.
      onClose={() => !isPending && onClose()}
      title={t('releases.added.add')}
      size="md"
      centered
    >
      <form ref={form} onSubmit={add}>
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
            <Alert color="red" role="alert" tabIndex={-1}>
              {failureOf(error, 'update')}
            </Alert>
          )}
          <FormButtons submit={t('releases.added.add')} {...{ isWhole, isPending }} onCancel={cancel} />
        </Stack>
      </form>
    </AdminModal>
  );
}
