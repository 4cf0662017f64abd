import { ResourceScreen, TextsOfResource } from '@varda/admin/screen';
import { useIsAdmin } from '@varda/platform/session';
import { useMemo, useState } from 'react';
import { AccountRules } from './account-rules.tsx';
import { ApprovalRules } from './approval-rules.tsx';
import { type Invitation, InvitationModal } from './invitation.modal.tsx';
import { useTexts } from './texts/use-texts.ts';
import { usersResource } from './users.resource.tsx';

export default function UsersPage() {
  const { t } = useTexts();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const isAdmin = useIsAdmin();
  const resource = useMemo(() => usersResource(setInvitation), []);
  return (
    <TextsOfResource of={resource}>
      <ResourceScreen resource={resource} held={invitation !== null} locked={isAdmin ? null : t('users.adminsOnly')} />
      {isAdmin && (
        <>
          <AccountRules />
          <ApprovalRules />
        </>
      )}
      <InvitationModal invitation={invitation} onClose={() => setInvitation(null)} />
    </TextsOfResource>
  );
}
