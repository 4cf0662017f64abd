import type { Save as SaveQuery } from '@varda/contract/drafts';
import type { EditedKind } from '@varda/contract/edit-history';
import { call, isApiError, randomKey } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { useRef, useState } from 'react';
import { type Stored, sendEitherWay } from '../conflict/either-way.ts';
import { isLost, LostSaves } from '../conflict/lost-saves.ts';
import { type Contradiction, goOnFrom, type Saved, saveChange } from '../conflict/save-change.ts';
import { useReload } from '../list/use-reload.ts';
import type { EditedResource, Entity, Sending } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import type { SentCreate } from '../unsaved/unsaved-store.ts';
import { isGone } from './is-gone.ts';

/** How it is saved. */
export interface Attempt {
  /** On the site, or as a draft. */
  query?: SaveQuery;
  /** Somebody asks for approval of the draft, with this word. */
  note?: string;
}

/** What is to be saved: the values of a form about `row`, or about a new one. */
interface Work<Row, Values> extends Attempt {
  row: Row | null;
  values: Values;
  /** The row is a draft in which nothing is changed: it is published as it is. */
  isDraftAsItIs?: boolean;
}

interface Outcome<Row, Values> {
  /** Visitors see nothing of the row, also not as it was. */
  isOffSite: boolean;
  /** `created` is the new row, if there is one; `reloaded` comes once lists show what was saved. */
  onSaved: (created: Row | null, reloaded: Promise<void>) => void;
  /** Nothing has been saved: somebody has to decide, and the attempt goes on. */
  onContradiction: (contradiction: Contradiction<Row, Values>, attempt: Attempt) => void;
  /** A create goes out, to be known again by another visit; null: it was refused. */
  onSend: (create: SentCreate | null) => void;
  /** Approval was asked for: its note is sent. */
  onAsked: () => void;
  /** It could not be asked for, of what is stored under an id. */
  onNotAsked: (id: string) => void;
}

export interface Save<Row, Values> {
  save: (work: Work<Row, Values>) => void;
  /** An earlier visit has sent this and had no answer. */
  addLost: (create: SentCreate) => void;
  /** Waits no longer for the save under way. */
  stop: () => void;
  isSaving: boolean;
  /** How much of the upload has gone out, from 0 to 1; null while nothing is uploaded. */
  uploaded: number | null;
  /** Why the last attempt failed. */
  failure: string | null;
  /** What the server has refused at the last attempt, by the path of the field. */
  refused: Readonly<Record<string, string>>;
  /** The last attempt had no answer: what it sent may be stored. */
  isUncertain: boolean;
  /** Whether the row that was to be changed is not there any more. */
  isGone: boolean;
}

/** `created` is the first thing that was stored of a new row. */
type Sent<Row, Values> = Saved<Row, Values> & { created?: Stored<Row> };

const nothing = {};

const isStopped = (error: Error) => error.name === 'AbortError';

/** Creates a row, or changes one. After a failure the form stays. */
export function useSave<Row extends Entity, Values extends object>(
  resource: EditedResource<Row, Values>,
  { isOffSite, onSaved, onContradiction, onSend, onAsked, onNotAsked }: Outcome<Row, Values>,
): Save<Row, Values> {
  const { t, own, failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const [uploaded, setUploaded] = useState<number | null>(null);
  /** Stops the save under way. */
  const underWay = useRef<AbortController | null>(null);
  const [lost] = useState(() => new LostSaves(resource));

  async function send(work: Work<Row, Values>, signal: AbortSignal): Promise<Sent<Row, Values>> {
    const { row, values, query = {}, isDraftAsItIs } = work;
    if (row && isDraftAsItIs && resource.kind)
      return publish(resource.kind, row, signal, query.over as number | undefined);
    const sending = { onUpload: setUploaded, signal, query };
    const saved = row ? await saveChange(resource, row, values, { sending, lost }) : await create(values, sending);
    const { stored } = 'conflicts' in saved ? {} : saved;
    // An earlier save of it as a draft has arrived, without an answer.
    const isPublished = stored?.isDraft && query.as !== 'draft' && resource.kind;
    return isPublished ? publish(isPublished, stored.row, signal) : saved;
  }

  /** Publishes a draft as it is stored. */
  async function publish(
    entity: EditedKind,
    draft: Row,
    signal: AbortSignal,
    over?: number,
  ): Promise<Sent<Row, Values>> {
    const { _id, __v } = draft as Row & { __v: number };
    await call('POST /drafts/publication', { body: { drafts: [{ entity, _id, __v, over }] }, signal });
    return { isMerged: false };
  }

  async function create(values: Values, sending: Sending): Promise<Sent<Row, Values>> {
    const own = await lost.madeOf(null, values, sending);
    if (own) return { ...(await goOnFrom(resource, own, { sending })), created: own };
    const key = randomKey();
    // Passwords are not written down; an account is there once by its e-mail.
    if (!resource.secret) onSend({ values, key });
    try {
      const stored = await sendEitherWay<Row>(async (as) => resource.create?.(values, { ...as, key }), sending);
      return { isMerged: false, stored, created: stored };
    } catch (error) {
      if (!isLost(error)) onSend(null);
      throw error;
    }
  }

  /** What is saved stays so, whatever comes of asking. */
  async function askApproval({ row }: Work<Row, Values>, saved: object, note: string): Promise<boolean> {
    const { stored } = saved as { stored?: Stored<Row> };
    const { _id: id, __v: ifMatch } = (stored?.row ?? row ?? {}) as Partial<Entity & { __v: number }>;
    if (id === undefined || ifMatch === undefined || !resource.kind) return false;
    try {
      await call('POST /approvals/:entity/:id', { params: { entity: resource.kind, id }, body: { note }, ifMatch });
      return true;
    } catch {
      return false;
    }
  }

  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (work: Work<Row, Values>) => {
      underWay.current = new AbortController();
      const saved = await send(work, underWay.current.signal);
      return work.note === undefined || 'conflicts' in saved
        ? saved
        : { ...saved, isAsked: await askApproval(work, saved, work.note) };
    },
    onError: (cause, { row, values }) => {
      if (isLost(cause)) lost.add(row, values);
    },
    onSuccess: (saved, { row, query, note }) => {
      if ('conflicts' in saved)
        return onContradiction(saved, { ...(query && { query }), ...(note !== undefined && { note }) });
      const { stored, created } = saved;
      const isDraft = query?.as === 'draft' && stored?.isDraft !== false;
      const saidOfDraft = t(isOffSite && created?.isDraft !== false ? 'drafts.savedOffSite' : 'drafts.saved');
      if ('isAsked' in saved && !saved.isAsked) {
        if (stored) onNotAsked(stored.row._id);
        toasts.failure(t('approvals.notAsked'));
      } else if ('isAsked' in saved) {
        onAsked();
        toasts.success(t('approvals.asked'));
      } else toasts.success(isDraft ? saidOfDraft : own(row ? 'success.updated' : 'success.created'));
      if (saved.isMerged) toasts.info(t('conflict.merged'));
      onSaved(created?.row?._id && !isDraft ? created.row : null, reload());
    },
    onSettled: () => setUploaded(null),
  });

  const isChange = Boolean(variables?.row);
  return {
    save: mutate,
    addLost: (create) => lost.add(null, create.values as Values, create.key),
    stop: () => underWay.current?.abort(),
    isSaving: isPending,
    uploaded,
    failure: error && (isStopped(error) ? t('form.stopped') : failureOf(error, isChange ? 'update' : 'create')),
    refused: isApiError(error) ? error.fields : nothing,
    isUncertain: error !== null && isLost(error),
    isGone: isChange && isGone(error),
  };
}
