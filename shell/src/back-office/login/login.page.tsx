import { Paper, Title } from '@mantine/core';
import { Link, paths, useNavigate, useSearchParams } from '@varda/shared/router';
import { useSession } from '@varda/shared/session';
import { PageHead } from '@varda/shared/ui';
import { useEffect, useState } from 'react';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { contentId } from '../../navigation/page-focus.ts';
import { SiteLogo } from '../../navigation/site-logo.tsx';
import { SkipLink } from '../../navigation/skip-link.tsx';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import classes from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { requestedPath } from './requested-path.ts';

/** The card of `/login`. Once somebody is signed in, here or in another tab, it gives way to the back office. */
export function LoginPage() {
  const { t } = useBackOfficeTexts();
  const [choosing, setChoosing] = useState(false);
  const [search] = useSearchParams();
  const { status } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === 'signed-in') void navigate(requestedPath(search.get('from')), { replace: true });
  }, [status, search, navigate]);

  return (
    <div className={classes.page}>
      <PageHead title={t('login.title')} />
      <SkipLink />
      <header className={classes.header}>
        <Link className={classes.logo} to={paths.home}>
          <SiteLogo />
        </Link>
        <LanguageSwitcher opened={choosing} onChange={setChoosing} />
      </header>
      <main className={classes.main} id={contentId} tabIndex={-1}>
        <Paper className={classes.card}>
          <Title order={1} size="h2" mb="lg">
            {t('login.title')}
          </Title>
          <LoginForm />
        </Paper>
        <Link className={classes.toSite} to={paths.home}>
          {t('login.toSite')}
        </Link>
      </main>
    </div>
  );
}
