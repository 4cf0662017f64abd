import { Alert } from '@mantine/core';
import { ScreenLayout } from '@varda/admin/components';
import { TextsOfResource } from '@varda/admin/screen';
import { useIsAdmin } from '@varda/platform/session';
import { useTexts } from '../texts/use-texts.ts';
import { PersonalDataScreen } from './personal-data-screen.tsx';

const personalData = { name: 'personalData', namespace: 'admin-users' };

export default function PersonalDataPage() {
  const { t } = useTexts();
  const isAdmin = useIsAdmin();
  return (
    <TextsOfResource of={personalData}>
      {isAdmin ? (
        <PersonalDataScreen />
      ) : (
        <ScreenLayout title={t('personalData.title')} heading={null} tools={null}>
          <Alert role="note">{t('personalData.adminsOnly')}</Alert>
        </ScreenLayout>
      )}
    </TextsOfResource>
  );
}
