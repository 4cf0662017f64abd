import { Button, Loader, Modal, Text } from '@mantine/core';
import { useAccount } from '@varda/admin/permissions';
import { call } from '@varda/platform/http';
import { useLocation, useSubmit } from '@varda/platform/router';
import { sessionStore, useSession } from '@varda/platform/session';
import { useLazyComponent } from '../../navigation/use-lazy-component.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';
import { logoutPath } from './end-session.ts';
import { LoginForm } from './login-form.tsx';
import { SingleSignOnLink } from './single-sign-on-link.tsx';

const loadFactor = () => import(/* webpackChunkName: "second-factor" */ '../account/second-factor.tsx');

/** Above the dialogs of pages, below the question whether to leave unsaved input behind. */
const aboveDialogs = 250;

/**
 * Stands over the page when the server has ended the session, when it wants a second factor first (U-02), or when somebody else has
 * signed in (K-26). The page below stays as it is, and goes on afterwards if it is still the same person's.
 */
export function SessionDialog() {
  const session = useSession();
  const isReplaced = session.status === 'replaced';
  const lacksFactor = session.status === 'factor-missing';
  // Asked for while there is a session: once it has ended, nobody says whose it was.
  const account = useAccount();
  return (
    <Modal.Root
      opened={session.status === 'expired' || lacksFactor || isReplaced}
      onClose={() => undefined}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={aboveDialogs}
      centered
    >
      <Modal.Overlay />
      <Modal.Content radius="lg">
        <Modal.Body p="xl">
          {isReplaced && <WhoGoesOn person={session.name} other={session.by.name} />}
          {lacksFactor && <FactorFirst />}
          {!isReplaced && !lacksFactor && <LoginAgain email={account?.email} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function LoginAgain({ email }: { email: string | undefined }) {
  const { t } = useBackOfficeTexts();
  const { pathname, search } = useLocation();
  return (
    <>
      <Modal.Title ff="heading" fz="h3" fw={700}>
        {t('session.expired')}
      </Modal.Title>
      <Text mt="xs" mb="lg">
        {t('session.hint')}
      </Text>
      <LoginForm inDialog email={email}>
        <SingleSignOnLink from={pathname + search} inNewTab />
      </LoginForm>
      <GiveUp />
    </>
  );
}

/** Calls of the page wait until the second factor is set up. */
function FactorFirst() {
  const { t } = useBackOfficeTexts();
  const factor = useLazyComponent(loadFactor, true);
  return (
    <>
      <Modal.Title ff="heading" fz="h3" fw={700}>
        {t('session.factor.title')}
      </Modal.Title>
      <Text mt="xs" mb="lg">
        {t('session.factor.hint')}
      </Text>
      {factor.status === 'waiting' && <Loader role="status" aria-label={t('session.factor.loading')} />}
      {factor.status === 'failed' && <NotLoaded message={t('session.factor.notLoaded')} onRetry={factor.retry} />}
      {factor.status === 'ready' && <factor.Part isRequired onDone={sessionStore.factorAdded} />}
      <GiveUp />
    </>
  );
}

function GiveUp() {
  const { t } = useBackOfficeTexts();
  const submit = useSubmit();
  return (
    <Button variant="subtle" mt="md" fullWidth onClick={() => submit(null, { method: 'post', action: logoutPath })}>
      {t('session.giveUp')}
    </Button>
  );
}

function WhoGoesOn({ person, other }: { person: string; other: string }) {
  const { t } = useBackOfficeTexts();

  function stay() {
    const unused = sessionStore.stayWithPerson();
    if (unused) void call('POST /logout', { token: unused }).catch(() => undefined);
  }

  return (
    <>
      <Modal.Title ff="heading" fz="h3" fw={700} lh={1.3}>
        {t('session.other.title', { other })}
      </Modal.Title>
      <Text mt="xs" mb="lg">
        {t('session.other.hint', { person })}
      </Text>
      {/* The login form that it stands in place of had the focus. */}
      <Button size="md" fullWidth autoFocus onClick={() => sessionStore.goOnAsOther()}>
        {t('session.other.goOn', { other })}
      </Button>
      <Button variant="subtle" mt="md" fullWidth onClick={stay}>
        {t('session.other.stay', { person })}
      </Button>
    </>
  );
}
