import { useQuery } from '@varda/platform/query';
import { useCallback, useContext, useRef, useState } from 'react';
import { DraftMarks } from '../drafts/draft-marks.tsx';
import { draftQuery } from '../drafts/drafts.queries.ts';
import { OpensWhereItLacks } from '../form/first-language.ts';
import type { Locks } from '../permissions/locks.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AdminModal } from './admin-modal.tsx';
import { FormOnItsWay } from './form-on-its-way.tsx';
import { isGone } from './is-gone.ts';
import type { UnsavedInput } from './resource-form.tsx';
import { UnsavedInputModal } from './unsaved-input.modal.tsx';
import type { Dialog, Dialogs } from './use-dialog.ts';
import { useLast } from './use-last.ts';
import { useLazyForm } from './use-lazy-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props<Row extends Entity, Values extends object> {
  resource: Resource<Row, Values>;
  dialogs: Dialogs<Row>;
  locks: Locks<Row>;
  /** The form is not to keep rows waiting. */
  rowsAreThere: boolean;
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
  rowsAreThere,
  through,
  onCreated,
}: Props<Row, Values>) {
  const { own } = useAdminTexts();
  const { dialog, opening, open, close } = dialogs;
  const isOpen = dialog.kind === 'create' || dialog.kind === 'edit' || dialog.kind === 'draft';
  const form = useLazyForm(resource, { isWanted: isOpen, isNext: rowsAreThere });
  // What it showed stays in it while it fades away.
  const shown = useLast(dialog, isOpen);
  const published = shown?.kind === 'edit' ? shown.row : null;
  const decided = useDrafted(shown, opening);
  const drafted = decided ?? null;
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
  const { question, leave } = useLeaveGuard(
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
    if (next) open({ kind: 'edit', row: next });
    if (!row) onCreated(created, reloaded ?? Promise.resolve());
  }

  return (
    <>
      <AdminModal
        opened={isOpen}
        onClose={() => leave(discard)}
        title={own(row || drafted ? 'edit' : 'create')}
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
                  open({ kind: 'edit', row: now, draft: false });
                })
              }
              publishLocked={shownDraft ? locks.publishDraft : locks.publish(row)}
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
      <UnsavedInputModal question={question} />
    </>
  );
}

/** As the list was when `row` was opened: what is saved may be in it no more, once it is loaded anew. */
function rowAfter<Row extends Entity>(rows: readonly Row[], { _id }: Row): Row | null {
  const place = rows.findIndex((each) => each._id === _id);
  return (place >= 0 && rows[place + 1]) || null;
}

/** Of which item an opening shows the draft, if of any; undefined until that is known. Then it stays, whatever becomes of the drafts. */
function useDrafted<Row extends Entity>(shown: Dialog<Row> | null, opening: number): string | null | undefined {
  const marks = useContext(DraftMarks);
  const [decided, setDecided] = useState<{ opening: number; id: string | null } | null>(null);
  if (decided?.opening === opening) return decided.id;
  const id = draftedIn(shown, marks);
  if (id !== undefined) setDecided({ opening, id });
  return id;
}

function draftedIn<Row extends Entity>(
  shown: Dialog<Row> | null,
  marks: ReadonlyMap<string, unknown> | undefined,
): string | null | undefined {
  if (shown?.kind === 'draft') return shown.id;
  if (shown?.kind !== 'edit' || shown.draft === false) return null;
  if (!marks) return undefined;
  return marks.has(shown.row._id) ? shown.row._id : null;
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
