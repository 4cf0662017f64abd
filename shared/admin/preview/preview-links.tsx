import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { digitsInSkopje } from '@varda/contract/dates';
import type { EditedKind } from '@varda/contract/edit-history';
import type { Language } from '@varda/contract/language';
import { linkDays } from '@varda/contract/preview-protocol';
import { call, messageOf } from '@varda/platform/http';
import { useMutation, useQuery } from '@varda/platform/query';
import { useRef } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import classes from './preview.module.css';
import { previewAddress } from './preview-address.ts';
import { sitePathOf } from './site-path.ts';
import type { ShownPreview } from './use-preview.ts';

interface Props {
  kind: EditedKind;
  shown: ShownPreview;
  language: Language;
}

/** Links to what the preview shows, for colleagues without an account: made, copied, revoked. */
export function PreviewLinks({ kind, shown, language }: Props) {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const make = useRef<HTMLButtonElement>(null);
  const { data, refetch } = useQuery({
    queryKey: ['admin', 'preview-links', kind, shown.id],
    queryFn: ({ signal }) => call('GET /preview-links/:entity/:id', { params: { entity: kind, id: shown.id }, signal }),
  });
  const made = useMutation({
    mutationFn: () => call('POST /preview-links', { body: { preview: shown.token } }),
    onSuccess: () => refetch(),
  });
  const revoked = useMutation({
    mutationFn: (id: string) => call('DELETE /preview-links/:id', { params: { id } }),
    onSuccess: async (_, id) => {
      if (made.data?._id === id) made.reset();
      toasts.success(t('preview.links.revoked'));
      // The button that was pressed goes with its link.
      make.current?.focus();
      await refetch();
    },
  });
  const failure = made.error ?? revoked.error;
  const address =
    made.data && window.location.origin + previewAddress(sitePathOf(kind, shown.id), language, made.data.token);

  return (
    <Stack gap="xs" component="section" aria-label={t('preview.links.title')} className={classes.links as string}>
      <Text size="sm">{t('preview.links.hint', { days: linkDays })}</Text>
      {address && (
        <Group gap="xs" align="flex-end">
          <TextInput
            className={classes.link as string}
            label={t('preview.links.link')}
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
            readOnly
          />
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              >
                {t(`preview.links.${copied ? 'copied' : 'copy'}`)}
              </Button>
            )}
          </CopyButton>
        </Group>
      )}
      {failure && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {messageOf(failure, t('preview.links.failed'))}
        </Text>
      )}
      <Group>
        <Button ref={make} size="xs" onClick={() => made.mutate()} loading={made.isPending}>
          {t('preview.links.make')}
        </Button>
      </Group>
      {data?.links.map(({ _id, by, createdAt, endsAt }) => {
        const link = t('preview.links.madeBy', {
          ...{ name: by?.name ?? t('history.nobody'), at: digitsInSkopje(createdAt), until: digitsInSkopje(endsAt) },
        });
        return (
          <Group key={_id} gap="xs" justify="space-between">
            <Text size="sm">{link}</Text>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={t('preview.links.revokeOf', { link })}
              loading={revoked.isPending && revoked.variables === _id}
              disabled={revoked.isPending && revoked.variables !== _id}
              onClick={() => revoked.mutate(_id)}
            >
              {t('preview.links.revoke')}
            </Button>
          </Group>
        );
      })}
    </Stack>
  );
}
