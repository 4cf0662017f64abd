import { AppShell } from '@mantine/core';
import { Outlet } from '@varda/shared/router';

export function Component() {
  return (
    <AppShell>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}
