import { useQuery } from '@varda/platform/query';
import { useCallback, useRef, useState } from 'react';
import { useDraftsOfList } from '../drafts/draft-marks.tsx';
import { draftQuery } from '../drafts/drafts.queries.ts';
import { OpensWhereItLacks } from '../form/first-language.ts';
import type { List } from '../list/use-list.ts';
import type { Locks } from '../permissions/locks.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AdminModal } from './admin-modal.tsx';
import { FormOnItsWay } from './form-on-its-way.tsx';
import { isGone } from './is-gone.ts';
import type { UnsavedInput } from './resource-form.tsx';
import { LeaveQuestion } from './unsaved-input.modal.tsx';
import type { Dialog, Dialogs } from './use-dialog.ts';
import { useLast } from './use-last.ts';
import { useLazyForm } from './use-lazy-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props<Row extends Entity, Values extends object> {
  resource: Resource<Row, Values>;
  dialogs: Dialogs<Row>;
  locks: Locks<Row>;
  list: Pick<List<Row>, 'rows' | 'status' | 'isOutdated'>;
  /** Somebody goes through these: a save opens the next one, in the language that it lacks. Null where a save closes the form. */
  through: readonly Row[] | null;
  /** @param reloaded comes once lists show the new row */
  onCreated: (created: Row | null, reloaded: Promise<void>) => void;
}

const nothing: UnsavedInput = { isThere: () => false, forget: () => {} };

/** The dialog in which a row is created or edited. It does not close over unsaved input without asking. */
export function FormModal<Row extends Entity, Values extends object>({
  resource,
  dialogs,
  locks,
  list,
  through,
  onCreated,
}: Props<Row, Values>) {
  const { own } = useAdminTexts();
  const { dialog, opening, open, close } = dialogs;
  const isOpen = dialog.kind === 'create' || dialog.kind === 'edit' || dialog.kind === 'draft';
  const form = useLazyForm(resource, { isWanted: isOpen, isNext: list.status === 'ready' });
  // What it showed stays in it while it fades away.
  const shown = useLast(dialog, isOpen);
  const { marks, isOutdated } = useDraftsOfList(resource);
  // A save, a bulk change, an approval: the list shows rows as they were until it has been loaded anew.
  const isOld = shown?.kind === 'edit' && !shown.isCurrent && (list.isOutdated || isOutdated);
  const decided = useDecided(opening, isOld ? undefined : aboutOf(shown, list.rows, marks));
  const { published, drafted } = decided ?? { published: null, drafted: null };
  const draft = useQuery({
    ...draftQuery(resource.kind ?? 'products', drafted ?? '', opening),
    enabled: isOpen && drafted !== null,
  });
  // Somebody has just published or discarded it.
  const isDraftGone = published !== null && isGone(draft.error);
  const shownDraft = (drafted !== null && !isDraftGone && draft.data) || null;
  const row = shownDraft ? (shownDraft.item as Row) : published;
  const isAwaited = decided === undefined || (drafted !== null && !isDraftGone && !draft.data);
  const waiting = isAwaited ? waitingFor(draft) : null;
  // Asked of the form itself: a key that closes may follow the key that changes before anything is drawn anew.
  const unsaved = useRef(nothing);
  const forget = useCallback(() => {
    unsaved.current.forget();
    unsaved.current = nothing;
  }, []);
  const { guard, leave } = useLeaveGuard(
    useCallback(() => unsaved.current.isThere(), []),
    forget,
  );

  function discard() {
    forget();
    close();
  }

  function handleSaved(created: Row | null = null, reloaded?: Promise<void>) {
    const next = reloaded && row && rowAfter(through ?? [], row);
    discard();
    // The save was of another row.
    if (next) open({ kind: 'edit', row: next, isCurrent: true });
    if (!row) onCreated(created, reloaded ?? Promise.resolve());
  }

  return (
    <>
      <AdminModal
        opened={isOpen}
        onClose={() => leave(discard)}
        title={own(shown?.kind === 'create' ? 'create' : 'edit')}
        size={resource.width ?? 'md'}
        fillsNarrow
      >
        {form.status === 'ready' && !waiting ? (
          <OpensWhereItLacks value={through !== null}>
            <form.Form
              key={opening}
              resource={form.resource}
              row={row}
              draft={shownDraft}
              onShowPublished={() =>
                leave(() => {
                  forget();
                  const now = (published ?? shownDraft?.published) as Row;
                  open({ kind: 'edit', row: now, draft: false, isCurrent: true });
                })
              }
              publishLocked={locks.publishDraft}
              typed={shown?.kind === 'create' ? shown.typed : undefined}
              unsaved={unsaved}
              onSaved={handleSaved}
              onCancel={() => leave(discard)}
              onCreateAnew={(values) => {
                forget();
                open({ kind: 'create', typed: asNew(form.resource.empty, values) });
              }}
            />
          </OpensWhereItLacks>
        ) : (
          <FormOnItsWay form={waiting ?? (form as Exclude<typeof form, { status: 'ready' }>)} />
        )}
      </AdminModal>
      {isOpen && <LeaveQuestion guard={guard} />}
    </>
  );
}

/** As the list was when `row` was opened: what is saved may be in it no more, once it is loaded anew. */
function rowAfter<Row extends Entity>(rows: readonly Row[], { _id }: Row): Row | null {
  const place = rows.findIndex((each) => each._id === _id);
  return (place >= 0 && rows[place + 1]) || null;
}

/** What a form is about: the row as the list has it, and the id of the draft that is shown in its place. */
interface About<Row> {
  published: Row | null;
  drafted: string | null;
}

/** What is known first of what an opening is about. Then it stays, whatever becomes of the list and its drafts. */
function useDecided<Row>(opening: number, about: About<Row> | undefined): About<Row> | undefined {
  const [decided, setDecided] = useState<{ opening: number; about: About<Row> } | null>(null);
  if (decided?.opening === opening) return decided.about;
  if (about) setDecided({ opening, about });
  return about;
}

/** Undefined until it is known which rows have drafts. */
function aboutOf<Row extends Entity>(
  shown: Dialog<Row> | null,
  rows: readonly Row[],
  marks: ReadonlyMap<string, unknown> | undefined,
): About<Row> | undefined {
  if (shown?.kind === 'draft') return { published: null, drafted: shown.id };
  if (shown?.kind !== 'edit') return { published: null, drafted: null };
  const { _id: id } = shown.row;
  const published = rows.find(({ _id }) => _id === id) ?? shown.row;
  if (shown.draft === false) return { published: shown.row, drafted: null };
  return marks && { published, drafted: marks.has(id) ? id : null };
}

function waitingFor({ isError, refetch }: { isError: boolean; refetch: () => unknown }) {
  return isError ? { status: 'failed' as const, retry: () => void refetch() } : { status: 'waiting' as const };
}

/** What was made of a row that is gone, for a new one: there is no picture any more that could be removed. */
function asNew<Values extends object>(empty: Values, values: Values): Values {
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    value === 'removed' ? empty[name as keyof Values] : value,
  ]);
  return Object.fromEntries(kept) as Values;
}
