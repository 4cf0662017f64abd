import { Text } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from '@varda/platform/router';
import { sessionStore, useSession } from '@varda/platform/session';
import { useEffect, useState } from 'react';
import { loadBackOffice } from '../load-back-office.ts';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { mayGoOn } from './end-session.ts';
import classes from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { LoginLayout } from './login-layout.tsx';
import { recoveryPath, requestedPath } from './requested-path.ts';
import { SingleSignOnLink } from './single-sign-on-link.tsx';

/** The card of `/login`. Once somebody is signed in, here or in another tab, it gives way to the back office. */
export function LoginPage() {
  const { t } = useBackOfficeTexts();
  const [search] = useSearchParams();
  const session = useSession();
  const { status } = session;
  const navigate = useNavigate();

  useEffect(() => {
    // Nothing is open here that anybody has to be asked about.
    if (status === 'replaced') sessionStore.goOnAsOther();
    if (status === 'signed-in') void navigate(requestedPath(search.get('from')), { replace: true });
  }, [status, search, navigate]);

  const ended = session.status === 'signed-out' ? session.because : undefined;
  // After a logout.
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => void mayGoOn().then(setGoesOn), []);

  return (
    <LoginLayout title={t('login.title')}>
      <Text role="status" mb={goesOn || ended ? 'md' : 0}>
        {ended && t(`login.ended.${ended}`)}
        {goesOn && t('login.goesOn', { action: t('account.logoutEverywhere') })}
      </Text>
      <LoginForm signOn={search.get('sso')} onFocus={preloadBackOffice}>
        <SingleSignOnLink from={search.get('from') ?? ''} />
      </LoginForm>
      <Link className={classes.link} to={recoveryPath}>
        {t('recovery.forgotten')}
      </Link>
    </LoginLayout>
  );
}

/** What goes wrong shows once somebody is signed in. */
function preloadBackOffice() {
  void loadBackOffice().catch(() => undefined);
}
