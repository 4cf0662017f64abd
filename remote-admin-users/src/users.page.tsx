import { ResourceScreen } from '@varda/shared/admin/screen';
import { useIsAdmin } from '@varda/shared/session';
import { useTexts } from './texts/use-texts.ts';
import { usersResource } from './users.resource.tsx';

export default function UsersPage() {
  const { t } = useTexts();
  return <ResourceScreen resource={usersResource} locked={useIsAdmin() ? null : t('users.adminsOnly')} />;
}
