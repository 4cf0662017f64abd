import { Alert, Loader, Switch, Text } from '@mantine/core';
import { call, messageOf } from '@varda/platform/http';
import { useMutation, useQuery, useQueryClient } from '@varda/platform/query';
import { NotLoaded } from '../not-loaded.tsx';
import { AccountModal } from './account.modal.tsx';
import { useAccountTexts } from './texts/account-texts.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

const queryKey = ['notice-settings'];

/** Whether one gets e-mails about comments and approvals (U-05). */
export default function MailsModal({ opened, onClose }: Props) {
  const { t } = useAccountTexts();
  return (
    <AccountModal title={t('mails.title')} opened={opened} onClose={onClose}>
      <Setting />
    </AccountModal>
  );
}

function Setting() {
  const { t } = useAccountTexts();
  const client = useQueryClient();
  const settings = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /notice-settings', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: (byMail: boolean) => call('PUT /notice-settings', { body: { byMail } }),
    onSuccess: (changed) => client.setQueryData(queryKey, changed),
  });
  if (settings.isPending) return <Loader role="status" aria-label={t('mails.loading')} />;
  if (!settings.data)
    return <NotLoaded message={messageOf(settings.error, t('mails.notShown'))} onRetry={settings.refetch} />;
  // What was chosen shows at once; a refusal takes it back.
  const byMail = change.isPending ? change.variables : settings.data.byMail;
  return (
    <>
      <Text mb="md">{t('mails.hint')}</Text>
      <Switch
        label={t('mails.byMail')}
        checked={byMail}
        onChange={({ currentTarget: { checked } }) => change.mutate(checked)}
      />
      <Text role="status" size="sm" mt="md">
        {change.isSuccess && t(change.data.byMail ? 'mails.on' : 'mails.off')}
      </Text>
      {change.error && (
        <Alert color="red" role="alert">
          {messageOf(change.error, t('mails.failed'))}
        </Alert>
      )}
    </>
  );
}
