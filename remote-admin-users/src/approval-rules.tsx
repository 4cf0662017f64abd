import { Checkbox, Paper, Stack, Switch, Text } from '@mantine/core';
import { useAdminTexts } from '@varda/admin/components';
import { useMay } from '@varda/admin/permissions';
import { approvedAreas } from '@varda/contract/approval-states';
import type { ApprovalRuleSwitch } from '@varda/contract/approvals';
import { call, messageOf } from '@varda/platform/http';
import { useMutation, useQuery, useQueryClient } from '@varda/platform/query';
import { useState } from 'react';
import { useTexts } from './texts/use-texts.ts';

const queryKey = ['approval-rules'];

/** In which areas changes are approved before they are published (U-05); folded up until somebody wants to change it. */
export function ApprovalRules() {
  const { t } = useTexts();
  const { t: engine } = useAdminTexts();
  const mayChange = useMay()('settings.write');
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const rules = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /approval-rules', { signal }),
    enabled: isOpen,
  });
  const change = useMutation({
    mutationFn: (body: ApprovalRuleSwitch) => call('PUT /approval-rules', { body }),
    onSuccess: (stored) => {
      queries.setQueryData(queryKey, stored);
      void queries.invalidateQueries({ queryKey: ['admin', 'session'] });
    },
  });
  const stored = rules.data;

  function set(rule: ApprovalRuleSwitch['rule'], on: boolean) {
    // Each counts, also two that are pressed one after the other; what is refused is shown below.
    change.mutateAsync({ rule, on }).catch(() => undefined);
  }

  return (
    <Paper withBorder p="md" mt="md" data-print="off">
      <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary>{t('users.approval.title')}</summary>
        <Text size="sm" c="dimmed" my="xs">
          {mayChange ? t('users.approval.hint') : engine('locked.write')}
        </Text>
        {rules.error && <Text role="alert">{messageOf(rules.error, t('users.rules.failed'))}</Text>}
        {stored && (
          <Stack gap="xs">
            {approvedAreas.map((area) => (
              <Checkbox
                key={area}
                label={t(`permissions.areas.${area}`)}
                disabled={!mayChange}
                checked={stored.areas.includes(area)}
                onChange={({ currentTarget: { checked } }) => set(area, checked)}
              />
            ))}
            <Switch
              mt="xs"
              label={t('users.approval.fourEyes')}
              disabled={!mayChange}
              checked={stored.fourEyes}
              onChange={({ currentTarget: { checked } }) => set('fourEyes', checked)}
            />
          </Stack>
        )}
        {change.error && (
          <Text role="alert" size="sm" mt="xs" c="var(--mantine-color-error)" fw={600}>
            {messageOf(change.error, t('users.rules.failed'))}
          </Text>
        )}
        <Text role="status" size="sm" mt={change.isSuccess ? 'xs' : 0}>
          {change.isSuccess && t('users.approval.saved')}
        </Text>
      </details>
    </Paper>
  );
}
