import { useToasts } from '@varda/admin/components';
import { ResourceScreen, TextsOfResource } from '@varda/admin/screen';
import { useIsAdmin } from '@varda/platform/session';
import { useState } from 'react';
import { AccountRules } from './account-rules.tsx';
import { ApprovalRules } from './approval-rules.tsx';
import { type HandedOver, type Invitation, InvitationModal } from './invitation.modal.tsx';
import { useTexts } from './texts/use-texts.ts';
import { usersResource } from './users.resource.tsx';

export default function UsersPage() {
  return (
    <TextsOfResource of={{ name: 'users', namespace: 'admin-users' }}>
      <Users />
    </TextsOfResource>
  );
}

function Users() {
  const { t } = useTexts();
  const toasts = useToasts();
  const isAdmin = useIsAdmin();
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null);
  const [resource] = useState(() =>
    usersResource(({ name, email, token }: Invitation) => {
      if (token) setHandedOver({ name, token });
      else toasts.info(t('users.invitation.mailed', { email }));
    }),
  );
  return (
    <>
      <ResourceScreen resource={resource} held={handedOver !== null} locked={isAdmin ? null : t('users.adminsOnly')}>
        {isAdmin && (
          <>
            <AccountRules />
            <ApprovalRules />
          </>
        )}
      </ResourceScreen>
      <InvitationModal invitation={handedOver} onClose={() => setHandedOver(null)} />
    </>
  );
}
