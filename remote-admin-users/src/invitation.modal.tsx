import { AdminModal } from '@varda/admin/components';
import { ShownOnce } from './shown-once.tsx';
import { useTexts } from './texts/use-texts.ts';

export interface Invitation {
  name: string;
  email: string;
  /** Null where the link goes by e-mail. */
  token: string | null;
}

/** An invitation whose link is for the admin to hand over. */
export type HandedOver = Pick<Invitation, 'name'> & { token: string };

interface Props {
  /** Null when there is none to hand over. */
  invitation: HandedOver | null;
  onClose: () => void;
}

/** The link to choose a password where the site sends no e-mail, for the admin to hand over. */
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
