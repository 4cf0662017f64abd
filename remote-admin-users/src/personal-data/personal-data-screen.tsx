import { Alert, Button, Group, Paper, Table, Text, TextInput } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { QuestionModal, ScreenLayout, saveFile, useReload } from '@varda/admin/components';
import { bounds } from '@varda/contract/bounds';
import type { PersonalData } from '@varda/contract/personal-data';
import { call, messageOf } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { type FormEvent, useRef, useState } from 'react';
import { isOwnAccount, leaveDeleted } from '../own-account.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What is counted of a person's data. */
const kinds = [
  ...(['sessions', 'browsers', 'passwordLinks', 'tokens', 'passkeys', 'messages'] as const),
  ...(['activity', 'edits', 'deletions', 'approvals', 'comments', 'mentions', 'answers', 'releases'] as const),
] as const satisfies readonly (keyof PersonalData)[];

/** Shows what is stored about a member of staff or a visitor, saves it as a file, deletes it (U-08). */
export function PersonalDataScreen() {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const reload = useReload();
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const search = useMutation({
    mutationFn: () => call('POST /personal-data/export', { body: { email } }),
    gcTime: 0,
  });
  const deletion = useMutation({
    mutationFn: async ({ email: of, account }: PersonalData) => {
      const deleted = await call('POST /personal-data/deletion', { body: { email: of } });
      if (account) await leaveDeleted(account._id);
      return deleted;
    },
    onSuccess: () => {
      setAsked(false);
      search.reset();
      void reload();
      heading.current?.focus();
    },
  });
  const found = search.data;
  const isNobody = found && found.account === null && kinds.every((kind) => found[kind].length === 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    deletion.reset();
    search.mutate();
  }

  function save(data: PersonalData) {
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, 'personal-data.json');
  }

  return (
    <ScreenLayout title={t('personalData.title')} heading={heading} tools={null} note={t('personalData.note')}>
      <form onSubmit={submit}>
        <Group align="flex-end" gap="sm" mb="md">
          <TextInput
            label={t('personalData.email')}
            type="email"
            required
            maxLength={bounds.email}
            autoComplete="off"
            value={email}
            onChange={({ currentTarget: { value } }) => setEmail(value)}
            w="22rem"
            maw="100%"
          />
          <Button type="submit" loading={search.isPending}>
            {t('personalData.search')}
          </Button>
        </Group>
      </form>
      {search.error && <Alert color="red">{messageOf(search.error, t('personalData.failed'))}</Alert>}
      <div role="status">
        {isNobody && <Text>{t('personalData.nobody', { email: found.email })}</Text>}
        {deletion.data && <Text>{t('personalData.deleted')}</Text>}
      </div>
      {found && !isNobody && (
        <Paper withBorder p="lg" maw="40rem">
          <Table mb="md" captionSide="top">
            <caption>{found.email}</caption>
            <Table.Tbody>
              <Table.Tr>
                <Table.Th scope="row">{t('personalData.account')}</Table.Th>
                <Table.Td ta="end">{found.account?.name ?? t('personalData.none')}</Table.Td>
              </Table.Tr>
              {kinds.map((kind) => (
                <Table.Tr key={kind}>
                  <Table.Th scope="row">{t(`personalData.kinds.${kind}`)}</Table.Th>
                  <Table.Td ta="end">{(found[kind] ?? []).length}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Group gap="sm">
            <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={() => save(found)}>
              {t('personalData.save')}
            </Button>
            <Button color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setAsked(true)}>
              {t('personalData.delete')}
            </Button>
          </Group>
        </Paper>
      )}
      <QuestionModal
        opened={isAsked && found !== undefined}
        title={t('personalData.question')}
        confirm={t('personalData.confirm')}
        color="red"
        isBusy={deletion.isPending}
        failure={deletion.error && messageOf(deletion.error, t('personalData.failed'))}
        onConfirm={() => found && deletion.mutate(found)}
        onClose={() => setAsked(false)}
      >
        <Text>{t('personalData.consequences', { email: found?.email ?? '' })}</Text>
        {found?.account && isOwnAccount(found.account._id) && <Text mt="xs">{t('users.deletion.own')}</Text>}
      </QuestionModal>
    </ScreenLayout>
  );
}
