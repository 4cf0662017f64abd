import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useRef } from 'react';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AdminModal } from './admin-modal.tsx';
import { FormOnItsWay } from './form-on-its-way.tsx';
import type { UnsavedInput } from './resource-form.tsx';
import { UnsavedInputModal } from './unsaved-input.modal.tsx';
import type { Dialogs } from './use-dialog.ts';
import { useLast } from './use-last.ts';
import { useLazyForm } from './use-lazy-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props<Row extends Entity, Values extends object> {
  resource: Resource<Row, Values>;
  dialogs: Dialogs<Row>;
  /** The form is not to keep rows waiting. */
  rowsAreThere: boolean;
  /** @param reloaded comes once lists show the new row */
  onCreated: (created: Row | null, reloaded: Promise<void>) => void;
}

const nothing: UnsavedInput = { isThere: () => false, forget: () => {} };

/** The dialog in which a row is created or edited. It does not close over unsaved input without asking. */
export function FormModal<Row extends Entity, Values extends object>({
  resource,
  dialogs,
  rowsAreThere,
  onCreated,
}: Props<Row, Values>) {
  const { own } = useAdminTexts();
  const { dialog, opening, open, close } = dialogs;
  const isOpen = dialog.kind === 'create' || dialog.kind === 'edit';
  const form = useLazyForm(resource, { isWanted: isOpen, isNext: rowsAreThere });
  // What it showed stays in it while it fades away.
  const shown = useLast(dialog, isOpen);
  const row = shown?.kind === 'edit' ? shown.row : null;
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
  const isNarrow = useMediaQuery('(max-width: 48em)');

  function discard() {
    forget();
    close();
  }

  function handleSaved(created: Row | null = null, reloaded = Promise.resolve()) {
    discard();
    if (!row) onCreated(created, reloaded);
  }

  return (
    <>
      <AdminModal
        opened={isOpen}
        onClose={() => leave(discard)}
        title={own(row ? 'edit' : 'create')}
        size={resource.width ?? 'md'}
        fullScreen={isNarrow ?? false}
      >
        {form.status === 'ready' ? (
          <form.Form
            key={opening}
            resource={form.resource}
            row={row}
            typed={shown?.kind === 'create' ? shown.typed : undefined}
            unsaved={unsaved}
            onSaved={handleSaved}
            onCancel={() => leave(discard)}
            onCreateAnew={(values) => {
              forget();
              open({ kind: 'create', typed: asNew(form.resource.empty, values) });
            }}
          />
        ) : (
          <FormOnItsWay form={form} />
        )}
      </AdminModal>
      <UnsavedInputModal question={question} />
    </>
  );
}

/** What was made of a row that is gone, for a new one: there is no picture any more that could be removed. */
function asNew<Values extends object>(empty: Values, values: Values): Values {
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    value === 'removed' ? empty[name as keyof Values] : value,
  ]);
  return Object.fromEntries(kept) as Values;
}
