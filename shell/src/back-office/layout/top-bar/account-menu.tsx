import { Badge, Menu } from '@mantine/core';
import {
  IconApi,
  IconChevronDown,
  IconDevices,
  IconDevicesX,
  IconKey,
  IconLogout,
  IconMail,
  IconShieldLock,
} from '@tabler/icons-react';
import { useAccount } from '@varda/admin/permissions';
import { useSubmit } from '@varda/platform/router';
import { useSession } from '@varda/platform/session';
import { VisuallyHidden } from '@varda/ui';
import { useRef, useState } from 'react';
import { LogOutEverywhereModal } from '../../account/log-out-everywhere.modal.tsx';
import { PasswordModal } from '../../account/password.modal.tsx';
import { logoutPath } from '../../login/end-session.ts';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import { useShellWindow } from '../../use-shell-window.ts';
import classes from './top-bar.module.css';

const loadSessions = () => import(/* webpackChunkName: "sessions" */ '../../account/sessions.modal.tsx');
const loadKeys = () => import(/* webpackChunkName: "api-keys" */ '../../account/api-keys.modal.tsx');
const loadMails = () => import(/* webpackChunkName: "mails" */ '../../account/mails.modal.tsx');
const loadFactor = () => import(/* webpackChunkName: "second-factor" */ '../../account/second-factor.modal.tsx');

type Dialog = 'password' | 'factor' | 'keys' | 'mails' | 'sessions' | 'everywhere';

/** Who is signed in, what they can do with their account, and the way out. */
export function AccountMenu() {
  const { t } = useBackOfficeTexts();
  const session = useSession();
  const account = useAccount();
  const submit = useSubmit();
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const windowOf = (about: Dialog) => ({ opened: dialog === about, onClose: close });
  const Sessions = useShellWindow(loadSessions, windowOf('sessions'));
  const Factor = useShellWindow(loadFactor, windowOf('factor'));
  const Mails = useShellWindow(loadMails, windowOf('mails'));
  const Keys = useShellWindow(loadKeys, windowOf('keys'));

  if (session.status === 'signed-out') return null;
  // The session has the name of the login; whoever has changed it reads the new one.
  const name = account?.name ?? session.name;

  function ask(about: Dialog) {
    // The dialog gives the focus back to where it was, and the menu is gone by then.
    button.current?.focus();
    setDialog(about);
  }

  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <button ref={button} type="button" className={classes.tool} title={name}>
            <VisuallyHidden>{t('account.label')}: </VisuallyHidden>
            <span className={classes.person}>{name}</span>
            <Badge variant="light" size="sm" visibleFrom="sm">
              {t(`account.role.${session.role}`)}
            </Badge>
            <IconChevronDown className={classes.chevron} size={16} stroke={2} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconKey size={18} stroke={1.6} />} onClick={() => ask('password')}>
            {t('account.changePassword')}
          </Menu.Item>
          <Menu.Item leftSection={<IconShieldLock size={18} stroke={1.6} />} onClick={() => ask('factor')}>
            {t('account.secondFactor')}
          </Menu.Item>
          <Menu.Item leftSection={<IconApi size={18} stroke={1.6} />} onClick={() => ask('keys')}>
            {t('account.apiKeys')}
          </Menu.Item>
          <Menu.Item leftSection={<IconMail size={18} stroke={1.6} />} onClick={() => ask('mails')}>
            {t('account.mails')}
          </Menu.Item>
          <Menu.Item leftSection={<IconDevices size={18} stroke={1.6} />} onClick={() => ask('sessions')}>
            {t('account.sessions')}
          </Menu.Item>
          <Menu.Item leftSection={<IconDevicesX size={18} stroke={1.6} />} onClick={() => ask('everywhere')}>
            {t('account.logoutEverywhere')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('account.logout')}
        onClick={() => submit(null, { method: 'post', action: logoutPath })}
      >
        <IconLogout size={20} stroke={1.6} aria-hidden />
        <span className={classes.label}>{t('account.logout')}</span>
      </button>
      <PasswordModal {...windowOf('password')} />
      {Factor && <Factor {...windowOf('factor')} />}
      {Keys && <Keys {...windowOf('keys')} />}
      {Mails && <Mails {...windowOf('mails')} />}
      {Sessions && <Sessions {...windowOf('sessions')} />}
      <LogOutEverywhereModal {...windowOf('everywhere')} />
    </>
  );
}
