import { Navigate } from '@varda/platform/router';
import { useSession } from '@varda/platform/session';
import { useEffect, useState } from 'react';
import type { Shell } from '../shell.ts';
import { BackOfficeLayout } from './layout/back-office-layout.tsx';
import { useLoginToast } from './login/announced-login.ts';
import { prefetchScreens } from './prefetch-screens.ts';

/** Everything below /admin. Whoever is signed out, in whichever tab, sees nothing of it. */
export function BackOffice({ shell }: { shell: Shell }) {
  const { status } = useSession();
  const [hasEntered] = useState(status !== 'signed-out');
  const isSignedIn = status === 'signed-in';

  useLoginToast(isSignedIn);
  useEffect(() => (isSignedIn ? prefetchScreens(shell) : undefined), [isSignedIn, shell]);

  // Whoever has come without a session is sent away by the route, with the page that was asked for.
  if (status === 'signed-out') return hasEntered ? <Navigate to="/login" replace /> : null;
  return <BackOfficeLayout remotes={shell.remotes} />;
}
