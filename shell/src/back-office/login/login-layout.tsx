import { Paper, Title } from '@mantine/core';
import { Link, paths } from '@varda/platform/router';
import { PageHead } from '@varda/ui';
import { type ReactNode, useState } from 'react';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { contentId } from '../../navigation/page-focus.ts';
import { SiteLogo } from '../../navigation/site-logo.tsx';
import { SkipLink } from '../../navigation/skip-link.tsx';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import classes from './login.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A card on a page of its own, for whoever is not signed in yet. */
export function LoginLayout({ title, children }: Props) {
  const { t } = useBackOfficeTexts();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.page}>
      <PageHead title={title} />
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
            {title}
          </Title>
          {children}
        </Paper>
        <Link className={classes.link} to={paths.home}>
          {t('login.toSite')}
        </Link>
      </main>
    </div>
  );
}
