import { Alert, AppShell, Drawer, Title } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { headingFirst } from '@varda/admin/heading-first';
import { useMay } from '@varda/admin/permissions';
import { Link, Outlet, paths, useLocation } from '@varda/platform/router';
import { PageHead } from '@varda/ui';
import { useSyncExternalStore } from 'react';
import { contentId } from '../../navigation/page-focus.ts';
import { SkipLink } from '../../navigation/skip-link.tsx';
import { useOtherPage } from '../../navigation/use-other-page.ts';
import type { Remotes } from '../../remotes/federated-remotes.ts';
import { SessionDialog } from '../login/session-dialog.tsx';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import classes from './back-office-layout.module.css';
import { collapsedMenuKey } from './collapsed-menu-key.ts';
import { AdminMenu } from './menu/admin-menu.tsx';
import { unseenEntry } from './menu/menu-groups.ts';
import { TopBar } from './top-bar/top-bar.tsx';

interface Props {
  remotes: Remotes;
}

const menuId = 'back-office-menu';

/** What stands around every page of the back office. */
export function BackOfficeLayout({ remotes }: Props) {
  const { t } = useBackOfficeTexts();
  const [drawer, { open, close }] = useDisclosure(false);
  const [isCollapsed, setCollapsed] = useLocalStorage({
    key: collapsedMenuKey,
    defaultValue: false,
    getInitialValueInEffect: false,
  });

  useOtherPage(close);

  return (
    <>
      <SkipLink />
      <AppShell
        classNames={{ header: classes.header, navbar: classes.navbar, main: classes.main }}
        header={{ height: '3.5rem' }}
        navbar={{ width: isCollapsed ? '4rem' : '16rem', breakpoint: 'md', collapsed: { mobile: true } }}
        padding={{ base: 'md', md: 'xl' }}
        transitionDuration={180}
      >
        <AppShell.Header data-print="off">
          <TopBar
            remotes={remotes}
            menuId={menuId}
            isMenuCollapsed={isCollapsed}
            onToggleMenu={() => setCollapsed(!isCollapsed)}
            drawerOpened={drawer}
            onOpenDrawer={open}
          />
        </AppShell.Header>
        <AppShell.Navbar data-print="off" id={menuId} aria-label={t('menu.label')} visibleFrom="md">
          <AdminMenu remotes={remotes} isCollapsed={isCollapsed} />
        </AppShell.Navbar>
        <AppShell.Main id={contentId} tabIndex={-1}>
          <Screen remotes={remotes} />
        </AppShell.Main>
      </AppShell>
      <Drawer.Root opened={drawer} onClose={close} size="18rem" padding="sm" hiddenFrom="md">
        <Drawer.Overlay />
        <Drawer.Content>
          {/* A `header` in a dialog would count as a second banner of the page. */}
          <Drawer.Header role="presentation">
            <Drawer.Title {...headingFirst}>{t('menu.label')}</Drawer.Title>
            <Drawer.CloseButton aria-label={t('menu.close')} />
          </Drawer.Header>
          <Drawer.Body>
            <nav aria-label={t('menu.label')}>
              <AdminMenu remotes={remotes} />
              <Link className={classes.toSite} to={paths.home}>
                {t('toSite')}
              </Link>
            </nav>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <SessionDialog />
    </>
  );
}

/** The page at the address; in its place why there is none, for an account that may not see its area. */
function Screen({ remotes }: Props) {
  const { t, language } = useBackOfficeTexts();
  const live = useSyncExternalStore(remotes.watch, () => remotes.live);
  const { pathname } = useLocation();
  const may = useMay();
  const unseen = unseenEntry(live, pathname, may);
  if (!unseen) return <Outlet />;
  const title = unseen.title[language];
  return (
    <>
      <PageHead title={title} />
      <Title order={1} size="h2" mb="md">
        {title}
      </Title>
      <Alert role="note">{t('notSeen')}</Alert>
    </>
  );
}
