import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { bounds } from '@varda/contract/bounds';
import type { DraftDetails } from '@varda/contract/drafts';
import { hiddenIn, isHidden } from '@varda/contract/hidden-in';
import { call } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AdminModal, aboveForms } from '../dialog/admin-modal.tsx';
import { valueAt } from '../drafts/published-meanwhile.ts';
import { ComparedValues } from '../edit-history/compared-values.tsx';
import { languageOf, useFieldName, useNamedValue } from '../edit-history/field-name.ts';
import { WithPlainPaste } from '../form/plain-paste.tsx';
import { useReload } from '../list/use-reload.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { PlansInWords } from '../schedule/planned.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { NotStored } from '../unsaved/not-stored.tsx';
import { useUnsent } from '../unsaved/use-unsent.ts';
import { ApprovalNote } from './approval-note.tsx';

interface Props {
  draft: DraftDetails | null;
  /** What stands there as long as there is no draft. */
  children?: ReactNode;
  opened: boolean;
  /** Why nothing is decided here: the account may not, or the form has what is not saved. */
  hindrance: string | null;
  onDecided: () => void;
  /** The draft may be another one by now: whoever has fetched it fetches it again, for the next decision to be about that. */
  onRefused?: () => unknown;
  onClose: () => void;
}

/**
 * Shows what the draft that it is given changes, beside what is published; who may publish approves it as it is shown, or returns it
 * with a comment.
 */
export function ReviewModal(props: Props) {
  const { t } = useAdminTexts();
  return (
    <AdminModal
      opened={props.opened}
      onClose={props.onClose}
      title={t('approvals.review')}
      size="60rem"
      fillsNarrow
      zIndex={aboveForms}
    >
      {props.opened && (props.draft ? <Review {...props} draft={props.draft} /> : props.children)}
    </AdminModal>
  );
}

const nothing = { text: '' };

function Review({ draft, hindrance, onDecided, onRefused }: Props & { draft: DraftDetails }) {
  const { t, failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const alert = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { entity, _id: id, __v, approval } = draft;
  const languages = hiddenIn(draft.item)
    .map((language) => t(`languages.${language}`))
    .join(', ');
  // Of another request it says nothing.
  const [{ text: comment }, write] = useUnsent(['return', entity, id, approval?.askedAt ?? ''], nothing);
  const [isWanted, setWanted] = useState<boolean>();
  /** Whether it is being returned: somebody wants to, or had begun to when the window was closed. */
  const isReturning = approval?.state === 'asked' && (isWanted ?? comment !== '');

  const decision = useMutation({
    mutationFn: async (answer: 'approve' | 'return') => {
      if (answer === 'approve')
        await call('POST /drafts/publication', {
          body: { drafts: [{ entity, _id: id, __v, ...(approval?.state === 'asked' && { approves: true }) }] },
        });
      else
        await call('POST /approvals/:entity/:id/return', {
          params: { entity, id },
          body: { comment },
          ifMatch: __v,
        });
    },
    onSuccess: (_, answer) => {
      write(nothing);
      if (answer === 'approve' && languages) toasts.success(t('approvals.approvedHidden', { languages }));
      else toasts.success(t(`approvals.done.${answer}`));
      onDecided();
      void reload();
    },
    onError: () => {
      onRefused?.();
      void reload();
    },
  });
  const isBusy = decision.isPending;
  const failure = decision.error && failureOf(decision.error, 'update');
  const barred = hindrance ?? (approval?.needsAnother ? t('approvals.needsAnother') : null);

  function goBack() {
    flushSync(() => setWanted(false));
    opener.current?.focus();
  }

  // Whoever has pressed the button reads on at why it failed.
  useEffect(() => {
    if (failure && !isBusy) alert.current?.focus();
  }, [failure, isBusy]);

  return (
    <Stack gap="md">
      {approval && <ApprovalNote approval={approval} />}
      {approval && approval.writers.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('approvals.writers', { names: approval.writers.join(', ') })}
        </Text>
      )}
      <PlansInWords id={id} />
      <Differences draft={draft} />
      {languages && <Text size="sm">{t('approvals.staysHidden', { languages })}</Text>}
      {failure && (
        <Alert color="red" role="alert" ref={alert} tabIndex={-1}>
          {failure}
        </Alert>
      )}
      {barred && <Text size="sm">{barred}</Text>}
      {isReturning && (
        <WithPlainPaste>
          <Textarea
            label={t('approvals.comment')}
            required
            autosize
            minRows={3}
            maxLength={bounds.line}
            autoFocus
            value={comment}
            onChange={({ currentTarget: { value } }) => write({ text: value })}
          />
          <NotStored />
        </WithPlainPaste>
      )}
      {!hindrance && (
        <Group justify="flex-end" gap="sm">
          {approval?.state === 'asked' &&
            (!isReturning ? (
              <Button ref={opener} variant="default" disabled={isBusy} onClick={() => setWanted(true)}>
                {t('approvals.return')}
              </Button>
            ) : (
              <>
                <Button variant="default" disabled={isBusy} onClick={goBack}>
                  {t('form.cancel')}
                </Button>
                <Button loading={isBusy} disabled={comment.trim() === ''} onClick={() => decision.mutate('return')}>
                  {t('approvals.returnWith')}
                </Button>
              </>
            ))}
          {/* Nobody publishes by a slip what they are about to return. */}
          {!isReturning && (
            <Button loading={isBusy} disabled={barred !== null} onClick={() => decision.mutate('approve')}>
              {t(approval?.state === 'asked' ? 'approvals.approve' : 'drafts.publish')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

/** Each value that the draft has otherwise, with the words marked. */
function Differences({ draft: { fields, item, published, base } }: { draft: DraftDetails }) {
  const { t } = useAdminTexts();
  const nameOf = useFieldName();
  const named = useNamedValue();
  const before = (path: string) => (published ? valueAt(published as object, path) : base[path]);
  const titles = {
    before: t(isHidden(published) ? 'approvals.saved' : 'approvals.published'),
    after: t('approvals.drafted'),
  };
  if (fields.length === 0) return <Text>{t('approvals.noDifference')}</Text>;
  return fields.map((path) => (
    <section key={path} aria-label={nameOf(path)}>
      <Text fw={700} mb={4}>
        {nameOf(path)}
      </Text>
      <ComparedValues
        lang={languageOf(path)}
        before={named(path, before(path))}
        after={named(path, valueAt(item as object, path))}
        titles={titles}
      />
    </section>
  ));
}
