import { Text } from '@mantine/core';
import type { Approval } from '@varda/contract/approvals';
import { digitsInSkopje } from '@varda/contract/dates';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './approvals.module.css';

/** Who asks for approval of a draft, or has returned it, and in which words. */
export function ApprovalNote({ approval }: { approval: Approval }) {
  const { t } = useAdminTexts();
  const { askedAt, askedBy, note, returned, isChanged } = approval;
  const nameOf = (by: Approval['askedBy']) => by?.name ?? t('history.nobody');
  const said = returned?.comment ?? note;
  return (
    <div className={classes.note}>
      <Text fw={600}>
        {returned
          ? t('approvals.returnedBy', { name: nameOf(returned.by), at: digitsInSkopje(returned.at) })
          : t('approvals.askedBy', { name: nameOf(askedBy), at: digitsInSkopje(askedAt) })}
      </Text>
      {said && <blockquote className={classes.words}>{said}</blockquote>}
      {isChanged && <Text size="sm">{t('approvals.changed')}</Text>}
    </div>
  );
}
