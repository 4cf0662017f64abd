import { Paper, Switch, Text } from '@mantine/core';
import { useAdminTexts } from '@varda/admin/components';
import { useMay } from '@varda/admin/permissions';
import type { AccountRules as Rules } from '@varda/contract/account-rules';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation, useQuery, useQueryClient } from '@varda/platform/query';
import { useTexts } from './texts/use-texts.ts';

const queryKey = ['account-rules'];

/** What admins require of all accounts (U-02). */
export function AccountRules() {
  const { t } = useTexts();
  const { t: engine } = useAdminTexts();
  const mayChange = useMay()('settings.write');
  const queries = useQueryClient();
  const rules = useQuery({ queryKey, queryFn: ({ signal }) => call('GET /account-rules', { signal }) });
  const change = useMutation({
    mutationFn: (body: Rules) => call('PUT /account-rules', { body }),
    onSuccess: (stored) => queries.setQueryData(queryKey, stored),
  });
  if (!rules.data) return null;
  const { secondFactor } = rules.data;
  const refused = isApiError(change.error) ? change.error.fields.secondFactor : undefined;
  return (
    <Paper withBorder p="md" mt="lg" data-print="off">
      <Switch
        label={t('users.rules.secondFactor')}
        description={mayChange ? t('users.rules.secondFactorHint') : engine('locked.write')}
        disabled={!mayChange}
        checked={secondFactor}
        onChange={({ currentTarget: { checked } }) => change.mutate({ secondFactor: checked })}
      />
      {change.error && (
        <Text role="alert" size="sm" mt="xs" c="var(--mantine-color-error)" fw={600}>
          {refused ?? messageOf(change.error, t('users.rules.failed'))}
        </Text>
      )}
      <Text role="status" size="sm" mt={change.isSuccess ? 'xs' : 0}>
        {change.isSuccess && t(secondFactor ? 'users.rules.required' : 'users.rules.optional')}
      </Text>
    </Paper>
  );
}
