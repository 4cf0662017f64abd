import { Table, Title } from '@mantine/core';
import { useSession } from '@varda/shared/session';

export default function UsersPage() {
  const session = useSession();
  return (
    <>
      <Title>Users</Title>
      <Table>{session.status}</Table>
    </>
  );
}
