import { AccountModal } from './account.modal.tsx';
import SecondFactor from './second-factor.tsx';
import { useAccountTexts } from './texts/account-texts.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

export default function SecondFactorModal({ opened, onClose }: Props) {
  const { t } = useAccountTexts();
  return (
    <AccountModal title={t('factor.title')} opened={opened} onClose={onClose}>
      <SecondFactor onDone={onClose} />
    </AccountModal>
  );
}
