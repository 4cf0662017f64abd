import { Alert } from '@mantine/core';
import { ScreenLayout } from '@varda/admin/components';
import { TextsOfResource } from '@varda/admin/screen';
import { useIsAdmin } from '@varda/platform/session';
import { useTexts } from '../texts/use-texts.ts';
import { ActivityScreen } from './activity-screen.tsx';

const activity = { name: 'activity', namespace: 'admin-users' };

export default function ActivityPage() {
  const { t } = useTexts();
  const isAdmin = useIsAdmin();
  return (
    <TextsOfResource of={activity}>
      {isAdmin ? (
        <ActivityScreen />
      ) : (
        <ScreenLayout title={t('activity.title')} heading={null} tools={null}>
          <Alert role="note">{t('activity.adminsOnly')}</Alert>
        </ScreenLayout>
      )}
    </TextsOfResource>
  );
}
