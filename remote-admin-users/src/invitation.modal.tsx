import { AdminModal } from '@varda/admin/parts';
import { ShownOnce } from './shown-once.tsx';
import { useTexts } from './texts/use-texts.ts';

export interface Invitation {
  name: string;
  token: string;
}

interface Props {
  /** Null when there is none to hand over. */
  invitation: Invitation | null;
  onClose: () => void;
}

/** The link of an invitation where the site sends no e-mail, for the admin to hand over. */
export function InvitationModal({ invitation, onClose }: Props) {
  const { t } = useTexts();
  return (
    <AdminModal
      opened={invitation !== null}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      // The new row gets it.
      returnFocus={false}
      title={t('users.invitation.title')}
      size="md"
      centered
    >
      <ShownOnce
        hint={t('users.invitation.hint', { name: invitation?.name ?? '' })}
        label={t('users.invitation.link')}
        value={`${window.location.origin}/login/new-password#${invitation?.token}`}
        onDone={onClose}
      />
    </AdminModal>
  );
}
