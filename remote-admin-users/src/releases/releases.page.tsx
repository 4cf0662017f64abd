import { Alert } from '@mantine/core';
import { TextsOfResource } from '@varda/admin/screen';
import { useIsAdmin } from '@varda/platform/session';
import { useTexts } from '../texts/use-texts.ts';
import { DeskLayout } from './desk-layout.tsx';
import { ReleaseDesk } from './release-desk.tsx';

const releases = { name: 'releases', namespace: 'admin-users' };

export default function ReleasesPage() {
  const { t } = useTexts();
  const isAdmin = useIsAdmin();
  return (
    <TextsOfResource of={releases}>
      {isAdmin ? (
        <ReleaseDesk />
      ) : (
        <DeskLayout tools={null}>
          <Alert role="note">{t('releases.adminsOnly')}</Alert>
        </DeskLayout>
      )}
    </TextsOfResource>
  );
}
