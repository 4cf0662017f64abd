import { Alert, Button, Group, Loader, NativeSelect, Stack, Text } from '@mantine/core';
import type { Comment } from '@varda/contract/comments';
import type { EditedKind } from '@varda/contract/edit-history';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation, useQuery, useQueryClient } from '@varda/platform/query';
import { focusHeadingAfter } from '@varda/ui/focus-heading';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AdminModal, aboveForms } from '../dialog/admin-modal.tsx';
import { QuestionModal } from '../dialog/question.modal.tsx';
import { useFieldName } from '../edit-history/field-name.ts';
import { WithPlainPaste } from '../form/plain-paste.tsx';
import { useAccount } from '../permissions/use-may.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { NotStored } from '../unsaved/not-stored.tsx';
import { CommentItem } from './comment-item.tsx';
import classes from './comments.module.css';
import { commentsQuery } from './comments.queries.ts';
import { MentionInput } from './mention-input.tsx';
import { stillMentioned, useUnsentComment } from './unsent-comment.ts';

export interface CommentsWindowProps {
  kind: EditedKind;
  id: string;
  opened: boolean;
  onClose: () => void;
  zIndex?: number;
}

type Target = Pick<CommentsWindowProps, 'kind' | 'id'>;

/** What staff say of an item, the first one first; those that are resolved are folded. */
export function CommentsModal({ kind, id, opened, onClose, zIndex }: CommentsWindowProps) {
  const { t } = useAdminTexts();
  return (
    <AdminModal
      opened={opened}
      onClose={onClose}
      title={t('comments.title')}
      size="lg"
      fillsNarrow
      {...(zIndex && { zIndex })}
    >
      {opened && <Comments kind={kind} id={id} />}
    </AdminModal>
  );
}

function Comments({ kind, id }: Target) {
  const { t } = useAdminTexts();
  const { data, error, refetch } = useQuery({ ...commentsQuery(kind, id), staleTime: 0 });
  useReading({ kind, id }, data?.comments);
  if (data)
    return (
      <Stack gap="md">
        <CommentList kind={kind} id={id} comments={data.comments} />
        <Writer kind={kind} id={id} fields={data.fields} />
      </Stack>
    );
  if (!error) return <Loader aria-label={t('loading')} />;
  return (
    <Alert color="red" role="alert">
      <Stack gap="sm" align="start">
        {messageOf(error, t('comments.failed'))}
        <Button ref={focusHeadingAfter} variant="default" size="sm" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** What mentions somebody waits no more once they have it before them. */
function useReading({ kind, id }: Target, comments: readonly Comment[] | undefined) {
  const client = useQueryClient();
  const account = useAccount()?._id;
  const own = comments?.filter(({ mentions }) => mentions.some(({ _id }) => _id === account)).at(-1)?._id;
  useEffect(() => {
    if (!own) return;
    call('POST /comments/:entity/:id/read', { params: { entity: kind, id } }).then(
      () => client.invalidateQueries({ queryKey: ['admin', 'overview'] }),
      // It waits on, and the next opening says it again.
      () => {},
    );
  }, [own, kind, id, client]);
}

type Deed = 'resolve' | 'reopen' | 'delete';

function CommentList({ kind, id, comments }: Target & { comments: readonly Comment[] }) {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const client = useQueryClient();
  const list = useRef<HTMLElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: async ({ deed, comment: { _id } }: { deed: Deed; comment: Comment }) => {
      const params = { entity: kind, id, comment: _id };
      if (deed === 'delete') await call('DELETE /comments/:entity/:id/:comment', { params });
      else await call('PATCH /comments/:entity/:id/:comment', { params, body: { resolved: deed === 'resolve' } });
    },
    onSuccess: async (_, { deed }) => {
      setToDelete(null);
      toasts.success(t(`comments.done.${deed}`));
      await client.invalidateQueries({ queryKey: commentsQuery(kind, id).queryKey });
      // The button that was pressed has gone, or stands elsewhere.
      list.current?.focus();
    },
    onError: (failed, { deed }) => {
      if (deed !== 'delete') toasts.failure(messageOf(failed, t('comments.notDone')));
      void client.invalidateQueries({ queryKey: commentsQuery(kind, id).queryKey });
    },
  });
  const open = comments.filter(({ resolved }) => !resolved);
  const resolved = comments.filter((comment) => comment.resolved);
  const itemOf = (comment: Comment) => (
    <CommentItem
      key={comment._id}
      comment={comment}
      isBusy={isPending}
      isResolving={isPending && variables.comment._id === comment._id && variables.deed !== 'delete'}
      onResolve={() => mutate({ deed: comment.resolved ? 'reopen' : 'resolve', comment })}
      onDelete={() => {
        reset();
        setToDelete(comment);
      }}
    />
  );
  return (
    <section ref={list} tabIndex={-1} aria-label={t('comments.list')}>
      {open.length > 0 ? (
        <ol className={classes.list}>{open.map(itemOf)}</ol>
      ) : (
        <Text c="dimmed">{t(resolved.length > 0 ? 'comments.noneOpen' : 'comments.none')}</Text>
      )}
      {resolved.length > 0 && (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            mt="md"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {t('comments.resolved', { count: resolved.length })}
          </Button>
          {isUnfolded && (
            <ol className={classes.list} data-resolved>
              {resolved.map(itemOf)}
            </ol>
          )}
        </>
      )}
      <QuestionModal
        opened={toDelete !== null}
        title={t('comments.delete')}
        confirm={t('comments.delete')}
        color="red"
        isBusy={isPending}
        failure={error && toDelete && messageOf(error, t('comments.notDone'))}
        onConfirm={() => toDelete && mutate({ deed: 'delete', comment: toDelete })}
        onClose={() => setToDelete(null)}
        zIndex={aboveForms + 1}
      >
        <Text>{t('comments.deleteQuestion')}</Text>
      </QuestionModal>
    </section>
  );
}

/** Writes a comment. What is typed stays until it is sent, also if the window closes. */
function Writer({ kind, id, fields }: Target & { fields: readonly string[] }) {
  const { t } = useAdminTexts();
  const nameOf = useFieldName();
  const toasts = useToasts();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [comment, write, forget] = useUnsentComment(kind, id);
  const { text, field } = comment;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('POST /comments/:entity/:id', {
        params: { entity: kind, id },
        body: {
          text,
          ...(field && { field }),
          mentions: stillMentioned(comment).map(({ _id }) => _id),
        },
      }),
    onSuccess: () => {
      forget();
      // The button that was pressed is off now.
      form.current?.querySelector('textarea')?.focus();
      toasts.success(t('comments.sent'));
      return client.invalidateQueries({ queryKey: commentsQuery(kind, id).queryKey });
    },
  });
  const isEmpty = text.trim() === '';
  const failure = error && (refusalOf(error) ?? messageOf(error, t('comments.notSent')));

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!isEmpty) mutate();
  }

  useEffect(() => {
    if (failure && !isPending) alert.current?.focus();
  }, [failure, isPending]);

  return (
    <form ref={form} className={classes.writer} onSubmit={send} aria-busy={isPending}>
      <NativeSelect
        label={t('comments.about')}
        data={[
          { value: '', label: t('comments.whole') },
          ...fields.map((path) => ({ value: path, label: nameOf(path) })),
        ]}
        value={field}
        disabled={isPending}
        onChange={({ currentTarget: { value } }) => write({ field: value })}
      />
      <WithPlainPaste>
        <MentionInput kind={kind} id={id} comment={comment} isSending={isPending} onWrite={write} onSend={send} />
      </WithPlainPaste>
      {!isEmpty && <NotStored />}
      {failure && (
        <Alert color="red" role="alert" ref={alert} tabIndex={-1}>
          {failure}
        </Alert>
      )}
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" flex="1 1 12rem">
          {!isEmpty && t('comments.unsent')}
        </Text>
        <Button type="submit" loading={isPending} disabled={isEmpty}>
          {t('comments.send')}
        </Button>
      </Group>
    </form>
  );
}

/** What the server says of a field that it has refused. */
function refusalOf(error: unknown): string | undefined {
  return isApiError(error) ? Object.values(error.fields)[0] : undefined;
}
