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
import { useLazyComponent } from '../../../navigation/use-lazy-component.ts';
import { LogOutEverywhereModal } from '../../account/log-out-everywhere.modal.tsx';
import { PasswordModal } from '../../account/password.modal.tsx';
import { logoutPath } from '../../login/end-session.ts';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import { useFailureToast } from '../../use-failure-toast.ts';
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
  const [wanted, setWanted] = useState<Partial<Record<Dialog, boolean>>>({});
  const toast = useFailureToast();
  const sessions = useLazyComponent(loadSessions, wanted.sessions === true, () => fail('sessions'));
  const factor = useLazyComponent(loadFactor, wanted.factor === true, () => fail('factor'));
  const mails = useLazyComponent(loadMails, wanted.mails === true, () => fail('mails'));
  const keys = useLazyComponent(loadKeys, wanted.keys === true, () => fail('keys'));
  const awaited = useRef(dialog);
  awaited.current = dialog;

  /** Whoever has opened another one meanwhile stays there. */
  function fail(about: Dialog) {
    if (awaited.current !== about) return;
    toast(t('windowNotLoaded'));
    setDialog(null);
  }

  if (session.status === 'signed-out') return null;
  // The session has the name of the login; whoever has changed it reads the new one.
  const name = account?.name ?? session.name;
  const close = () => setDialog(null);

  function ask(about: Dialog) {
    // The dialog gives the focus back to where it was, and the menu is gone by then.
    button.current?.focus();
    if (about === 'sessions' && sessions.status === 'failed') sessions.retry();
    if (about === 'factor' && factor.status === 'failed') factor.retry();
    if (about === 'keys' && keys.status === 'failed') keys.retry();
    if (about === 'mails' && mails.status === 'failed') mails.retry();
    setWanted({ ...wanted, [about]: true });
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
      <PasswordModal opened={dialog === 'password'} onClose={close} />
      {factor.status === 'ready' && <factor.Part opened={dialog === 'factor'} onClose={close} />}
      {keys.status === 'ready' && <keys.Part opened={dialog === 'keys'} onClose={close} />}
      {mails.status === 'ready' && <mails.Part opened={dialog === 'mails'} onClose={close} />}
      {sessions.status === 'ready' && <sessions.Part opened={dialog === 'sessions'} onClose={close} />}
      <LogOutEverywhereModal opened={dialog === 'everywhere'} onClose={close} />
    </>
  );
}
