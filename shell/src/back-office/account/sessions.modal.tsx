import { Alert, Badge, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { digitsInSkopje } from '@varda/contract/dates';
import type { OwnSession } from '@varda/contract/session';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation, useQuery } from '@varda/platform/query';
import { useRef } from 'react';
import { NotLoaded } from '../not-loaded.tsx';
import { AccountModal } from './account.modal.tsx';
import classes from './sessions.module.css';
import { useAccountTexts } from './texts/account-texts.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Where one is signed in, to end one of them or all others (U-03). A page of an ended session asks for a login at its next call. */
export default function SessionsModal({ opened, onClose }: Props) {
  const { t } = useAccountTexts();
  return (
    <AccountModal title={t('sessions.title')} opened={opened} onClose={onClose}>
      <Text mb="md">{t('sessions.hint')}</Text>
      <Sessions />
    </AccountModal>
  );
}

function Sessions() {
  const { t } = useAccountTexts();
  const said = useRef<HTMLParagraphElement>(null);
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call('GET /sessions', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const end = useMutation({
    mutationFn: (id: string | 'others') =>
      id === 'others'
        ? call('DELETE /sessions/others')
        : call('DELETE /sessions/:id', { params: { id } }).catch(isOver),
    onSettled: () => sessions.refetch(),
    // The button that was pressed goes with its session.
    onSuccess: () => said.current?.focus(),
  });

  if (sessions.isPending) return <Loader role="status" aria-label={t('sessions.loading')} />;
  if (!sessions.data)
    return <NotLoaded message={messageOf(sessions.error, t('sessions.notShown'))} onRetry={sessions.refetch} />;
  const others = sessions.data.filter(({ isThis }) => !isThis);
  return (
    <Stack gap="md">
      <ul className={classes.list}>
        {sessions.data.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            isEnding={end.isPending && (end.variables === session._id || end.variables === 'others')}
            disabled={end.isPending}
            onEnd={() => end.mutate(session._id)}
          />
        ))}
      </ul>
      <Text ref={said} role="status" tabIndex={-1}>
        {end.isSuccess && t(end.variables === 'others' ? 'sessions.othersEnded' : 'sessions.ended')}
        {others.length === 0 && !end.isSuccess && t('sessions.alone')}
      </Text>
      {end.error && (
        <Alert color="red" role="alert">
          {messageOf(end.error, t('sessions.failed'))}
        </Alert>
      )}
      {others.length > 1 && (
        <Group justify="flex-end">
          <Button color="red" variant="light" loading={end.isPending} onClick={() => end.mutate('others')}>
            {t('sessions.endOthers')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface RowProps {
  session: OwnSession;
  isEnding: boolean;
  disabled: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, disabled, onEnd }: RowProps) {
  const { t } = useAccountTexts();
  const { browser, system, network, usedAt, isThis } = session;
  const name = browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  const at = digitsInSkopje(usedAt);
  return (
    <li className={classes.session}>
      <div>
        <span className={classes.name}>{name}</span>
        {isThis && (
          <Badge variant="light" size="sm">
            {t('sessions.this')}
          </Badge>
        )}
        <Text size="sm" c="dimmed">
          {network && `${t('sessions.network', { network })} · `}
          <time dateTime={usedAt}>{t('sessions.used', { at })}</time>
        </Text>
      </div>
      {!isThis && (
        <Button
          variant="default"
          size="xs"
          loading={isEnding}
          disabled={disabled && !isEnding}
          aria-label={t('sessions.endOf', { session: name, at })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** That it has ended already is what was wanted. */
function isOver(error: unknown): { done: true } {
  if (isApiError(error) && error.status === 404) return { done: true };
  throw error;
}
