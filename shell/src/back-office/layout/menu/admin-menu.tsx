import { Button, Tooltip } from '@mantine/core';
import { useMay } from '@varda/admin/permissions';
import { useIsAdmin } from '@varda/platform/session';
import { useState, useSyncExternalStore } from 'react';
import { MenuLink } from '../../../navigation/menu-link.tsx';
import type { Remotes } from '../../../remotes/federated-remotes.ts';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import classes from './admin-menu.module.css';
import { isIncomplete, type MenuEntry, menuGroups } from './menu-groups.ts';
import { MenuIcon } from './menu-icon.tsx';
import { messagesPath, UnreadCount } from './unread-count.tsx';

interface Props {
  remotes: Remotes;
  /** Icons alone; the titles are tooltips. */
  isCollapsed?: boolean;
}

/** Every page of the back office that a remote declares, whether its code can be had at the moment or not. */
export function AdminMenu({ remotes, isCollapsed = false }: Props) {
  const { t, language } = useBackOfficeTexts();
  const live = useSyncExternalStore(remotes.watch, () => remotes.live);
  const isAdmin = useIsAdmin();
  const may = useMay();
  return (
    <div className={classes.menu} data-collapsed={isCollapsed || undefined}>
      {menuGroups(live, isAdmin, may).map(({ title, entries }) => (
        <section key={entries[0]?.path}>
          {title && <h2 className={classes.heading}>{title[language]}</h2>}
          <ul className={classes.entries} aria-label={title?.[language]}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Entry entry={entry} title={entry.title[language]} isCollapsed={isCollapsed} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isIncomplete(live) && <Incomplete message={t('menu.incomplete')} retry={t('menu.retry')} remotes={remotes} />}
    </div>
  );
}

interface EntryProps {
  entry: MenuEntry;
  title: string;
  isCollapsed: boolean;
}

function Entry({ entry: { path, icon }, title, isCollapsed }: EntryProps) {
  const link = (
    <MenuLink className={classes.entry} to={path}>
      <MenuIcon name={icon} title={title} />
      <span className={classes.title}>{title}</span>
      {path === messagesPath && <UnreadCount />}
    </MenuLink>
  );
  if (!isCollapsed) return link;
  // Tooltips that are switched off take their time as well: there are forty of them, ahead of the first row.
  return (
    <Tooltip label={title} position="right">
      {link}
    </Tooltip>
  );
}

interface IncompleteProps {
  message: string;
  retry: string;
  remotes: Remotes;
}

function Incomplete({ message, retry, remotes }: IncompleteProps) {
  const [retrying, setRetrying] = useState(false);

  async function renew() {
    setRetrying(true);
    // No answer leaves the menu, and this offer, as they are.
    await remotes.renew().catch(() => undefined);
    setRetrying(false);
  }

  return (
    <div className={classes.incomplete} role="status">
      <p>{message}</p>
      <Button variant="default" size="xs" onClick={renew} loading={retrying}>
        {retry}
      </Button>
    </div>
  );
}
