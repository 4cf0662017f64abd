import { Alert, Button, Checkbox, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { longestViewName } from '@varda/contract/list-options';
import type { OpenedKind } from '@varda/contract/presence';
import type { SavedView } from '@varda/contract/saved-views';
import { isApiError, messageOf } from '@varda/platform/http';
import { useQuery } from '@varda/platform/query';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { AdminModal, aboveForms } from '../dialog/admin-modal.tsx';
import { QuestionModal } from '../dialog/question.modal.tsx';
import { LeaveQuestion } from '../dialog/unsaved-input.modal.tsx';
import { useLast } from '../dialog/use-last.ts';
import { useLeaveGuard } from '../dialog/use-leave-guard.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { type DefaultView, readDefaultView, storeDefaultView } from './default-view.ts';
import { useViewCalls } from './use-view-calls.ts';
import type { Views } from './use-views.ts';
import { viewsQuery } from './views.query.ts';

interface Props {
  entity: OpenedKind;
  list: string;
  views: Views;
  onClose: () => void;
}

/** What is said of the last change, and what it takes to undo it. */
interface Done {
  said: string;
  undoes?: { before: SavedView; after: SavedView };
}

/** Saves how the list is looked at now, and changes what was saved. */
export function ViewsModal({ entity, list, views: { present }, onClose }: Props) {
  const { t } = useAdminTexts();
  const { data = [], error: notLoaded } = useQuery(viewsQuery(entity));
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [edited, setEdited] = useState<SavedView | null>(null);
  const [first, setFirst] = useState(() => readDefaultView(list));
  const [done, setDone] = useState<Done | null>(null);
  const [toDelete, setToDelete] = useState<SavedView | null>(null);
  const asked = useLast(toDelete, toDelete !== null);
  const field = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const typed = useRef(false);
  useEffect(() => {
    typed.current = edited ? name !== edited.name || shared !== edited.shared : name.trim() !== '';
  });
  const { guard, leave } = useLeaveGuard(
    useCallback(() => typed.current, []),
    () => {
      typed.current = false;
    },
  );

  const { saving, deleting, create, update } = useViewCalls(entity);

  function edit(view: SavedView | null) {
    setEdited(view);
    setName(view?.name ?? '');
    setShared(view?.shared ?? false);
    saving.reset();
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const body = { name: name.trim(), shared };
    saving.mutate(() => (edited ? update(edited, body) : create({ ...body, ...present })), {
      onSuccess: (after) => {
        edit(null);
        const said = t('views.saved', { name: body.name });
        setDone(edited ? { said, undoes: { before: edited, after } } : { said });
      },
      // Shown once; the next save goes by the view that is shown by then.
      onError: (failed) => {
        if (edited && isApiError(failed) && failed.current) setEdited(failed.current as SavedView);
      },
    });
  }

  function openWith(view: DefaultView | null) {
    storeDefaultView(list, view);
    setFirst(view);
  }

  function replace(view: SavedView) {
    saving.mutate(() => update(view, present), {
      onSuccess: (after) => {
        goOnWith(after);
        const said = t(view.shared ? 'views.savedForAll' : 'views.saved', { name: view.name });
        setDone({ said, undoes: { before: view, after } });
      },
    });
  }

  /** Refused where somebody has changed the view since. */
  function undo({ before, after }: NonNullable<Done['undoes']>) {
    const { name, shared, query, layout } = before;
    field.current?.focus();
    const undoing = () => {
      setDone(null);
      return update(after, { name, shared, query, layout });
    };
    saving.mutate(undoing, {
      onSuccess: (undone) => {
        goOnWith(undone);
        setDone({ said: t('views.undone', { name }) });
      },
    });
  }

  function goOnWith(view: SavedView) {
    const { _id: id, query, layout } = view;
    if (edited?._id === id) setEdited(view);
    if (first?.id === id) openWith({ id, query, layout });
  }

  function remove({ _id }: SavedView) {
    // As it is shown by now: somebody may have changed it since the question.
    const view = data.find((one) => one._id === _id);
    if (!view) return setToDelete(null);
    deleting.mutate(view, {
      onSuccess: () => {
        setToDelete(null);
        if (first?.id === view._id) openWith(null);
        if (edited?._id === view._id) edit(null);
        field.current?.focus();
        setDone({ said: t('views.deleted', { name: view.name }) });
      },
    });
  }

  const { error } = saving;
  const nameError = isApiError(error) ? error.fields.name : undefined;
  useEffect(() => {
    if (error) (nameError ? field : alert).current?.focus();
  }, [error, nameError]);
  return (
    <AdminModal opened onClose={() => leave(onClose)} title={t('views.open')} size="lg">
      <form onSubmit={submit}>
        <Stack gap="sm">
          <TextInput
            ref={field}
            label={edited ? t('views.name') : t('views.newName')}
            description={edited ? undefined : t('views.what')}
            maxLength={longestViewName}
            value={name}
            error={nameError}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setDone(null);
            }}
            data-autofocus
          />
          <Checkbox
            label={t('views.shared')}
            checked={shared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
          <Group gap="sm">
            <Button type="submit" loading={saving.isPending} disabled={name.trim() === ''}>
              {t('form.save')}
            </Button>
            {edited && (
              <Button variant="default" onClick={() => edit(null)}>
                {t('form.cancel')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      {(error || notLoaded) && !nameError && (
        <Alert color="red" role="alert" mt="md" ref={alert} tabIndex={-1}>
          {error ? messageOf(error, t('preview.links.failed')) : t('views.failed')}
        </Alert>
      )}
      <Group gap="sm" mt="xs">
        <Text role="status" size="sm">
          {done?.said}
        </Text>
        {done?.undoes && (
          <Button variant="default" size="compact-sm" onClick={() => done.undoes && undo(done.undoes)}>
            {t('trash.undo')}
          </Button>
        )}
      </Group>
      <Stack component="ul" gap="xs" p={0} m={0} mt="sm" style={{ listStyle: 'none' }}>
        {data.map((view) => (
          <ViewCard
            key={view._id}
            view={view}
            isFirst={first?.id === view._id}
            onFirst={(isFirst) => openWith(isFirst ? { id: view._id, query: view.query, layout: view.layout } : null)}
            onRename={() => leave(() => edit(view))}
            onReplace={() => replace(view)}
            onDelete={() => {
              deleting.reset();
              setToDelete(view);
            }}
          />
        ))}
      </Stack>
      <QuestionModal
        opened={toDelete !== null}
        title={t('views.delete')}
        confirm={t('views.delete')}
        color="red"
        isBusy={deleting.isPending}
        failure={deleting.error && messageOf(deleting.error, t('preview.links.failed'))}
        onConfirm={() => toDelete && remove(toDelete)}
        onClose={() => setToDelete(null)}
        zIndex={aboveForms}
      >
        <Text>{asked && t(`views.deleteQuestion.${asked.shared ? 'shared' : 'own'}`, { name: asked.name })}</Text>
      </QuestionModal>
      <LeaveQuestion guard={guard} />
    </AdminModal>
  );
}

interface CardProps {
  view: SavedView;
  /** Whether the list opens with it. */
  isFirst: boolean;
  onFirst: (isFirst: boolean) => void;
  onRename: () => void;
  onReplace: () => void;
  onDelete: () => void;
}

function ViewCard({ view, isFirst, onFirst, onRename, onReplace, onDelete }: CardProps) {
  const { t } = useAdminTexts();
  const actions = { rename: onRename, replace: onReplace, delete: onDelete };
  return (
    <Paper component="li" withBorder p="xs">
      <Text fw={600}>{view.name}</Text>
      <Text size="sm" c="dimmed">
        {view.shared ? t('views.sharedBy', { name: view.by?.name ?? '–' }) : t('views.own')}
      </Text>
      <Checkbox
        size="sm"
        my="xs"
        label={t('views.first')}
        aria-label={`${t('views.first')}: ${view.name}`}
        checked={isFirst}
        onChange={({ currentTarget }) => onFirst(currentTarget.checked)}
      />
      <Group gap="xs">
        {view.isMine &&
          (['rename', 'replace', 'delete'] as const).map((what) => (
            <Button
              key={what}
              variant="default"
              size="compact-sm"
              aria-label={`${t(`views.${what}`)}: ${view.name}`}
              onClick={actions[what]}
            >
              {t(`views.${what}`)}
            </Button>
          ))}
      </Group>
    </Paper>
  );
}
