import { ActionIcon } from '@mantine/core';
import { IconExternalLink, IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { company } from '@varda/contract/company';
import { Link, paths } from '@varda/platform/router';
import { useState } from 'react';
import { LanguageSwitcher } from '../../../language/language-switcher.tsx';
import type { Remotes } from '../../../remotes/federated-remotes.ts';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ColourSchemeMenu } from './colour-scheme-menu.tsx';
import classes from './top-bar.module.css';

interface Props {
  remotes: Remotes;
  menuId: string;
  isMenuCollapsed: boolean;
  onToggleMenu: () => void;
  drawerOpened: boolean;
  onOpenDrawer: () => void;
}

export function TopBar({ remotes, menuId, isMenuCollapsed, onToggleMenu, drawerOpened, onOpenDrawer }: Props) {
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
        title={t('menu.open')}
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
        aria-label={isMenuCollapsed ? t('menu.expand') : t('menu.collapse')}
        title={isMenuCollapsed ? t('menu.expand') : t('menu.collapse')}
        aria-controls={menuId}
        aria-expanded={!isMenuCollapsed}
        onClick={onToggleMenu}
      >
        <IconLayoutSidebar size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Link className={classes.name} to="/admin/users">
        {company.name[language]}
      </Link>

      <div className={classes.tools}>
        <PaletteButton remotes={remotes} />
        <Link className={classes.siteLink} to={paths.home} aria-label={t('toSite')} title={t('toSite')}>
          <IconExternalLink size={20} stroke={1.6} aria-hidden />
        </Link>
        <ColourSchemeMenu />
        <LanguageSwitcher opened={choosing} onChange={setChoosing} />
        <AccountMenu />
      </div>
    </div>
  );
}
