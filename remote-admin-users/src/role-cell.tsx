import { Badge } from '@mantine/core';
import type { ListedUser } from '@varda/contract/users';
import { useTexts } from './texts/use-texts.ts';

export function RoleCell({ row: { role } }: { row: ListedUser }) {
  const { t } = useTexts();
  return (
    <Badge variant={role === 'admin' ? 'light' : 'default'} fw={600}>
      {t(`users.roles.${role}`)}
    </Badge>
  );
}
