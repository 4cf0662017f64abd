import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconExternalLink, IconLayoutSidebar, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { company } from '@varda/shared/company';
import { Link, paths, useSubmit } from '@varda/shared/router';
import { useSession } from '@varda/shared/session';
import { useState } from 'react';
import { useBackOfficeTexts } from '../../../back-office-texts/back-office-texts.ts';
import { LanguageSwitcher } from '../../../language/language-switcher.tsx';
import { logoutPath } from '../../../session/end-session.ts';
import { ColourSchemeMenu } from './colour-scheme-menu.tsx';
import classes from './top-bar.module.css';

interface Props {
  menuId: string;
  menuHidden: boolean;
  onToggleMenu: () => void;
  drawerOpened: boolean;
  onOpenDrawer: () => void;
}

export function TopBar({ menuId, menuHidden, onToggleMenu, drawerOpened, onOpenDrawer }: Props) {
  const { t, language } = useBackOfficeTexts();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.bar}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        hiddenFrom="md"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={drawerOpened}
        onClick={onOpenDrawer}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        visibleFrom="md"
        aria-label={menuHidden ? t('menu.show') : t('menu.hide')}
        aria-controls={menuId}
        aria-expanded={!menuHidden}
        onClick={onToggleMenu}
      >
        <IconLayoutSidebar size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Link className={classes.name} to="/admin/users">
        {company.name[language]}
      </Link>

      <div className={classes.tools}>
        <Link className={classes.siteLink} to={paths.home} aria-label={t('toSite')} title={t('toSite')}>
          <IconExternalLink size={20} stroke={1.6} aria-hidden />
        </Link>
        <ColourSchemeMenu />
        <LanguageSwitcher opened={choosing} onChange={setChoosing} />
        <Account />
      </div>
    </div>
  );
}

/** Who is signed in, and the way out. */
function Account() {
  const { t } = useBackOfficeTexts();
  const session = useSession();
  const submit = useSubmit();
  if (session.status === 'signed-out') return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <div className={classes.account}>
        <Text className={classes.person} size="sm" fw={600} truncate title={session.name}>
          {session.name}
        </Text>
        <Badge variant="light" size="sm" visibleFrom="sm">
          {t(`account.role.${session.role}`)}
        </Badge>
      </div>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('account.logout')}
        onClick={() => submit(null, { method: 'post', action: logoutPath })}
      >
        <IconLogout size={20} stroke={1.6} aria-hidden />
        <span className={classes.label}>{t('account.logout')}</span>
      </button>
    </Group>
  );
}
