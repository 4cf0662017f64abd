import { Outlet } from '@varda/shared/router';

export function PublicFrame() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
