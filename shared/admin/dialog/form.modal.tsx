import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AdminModal } from './admin-modal.tsx';
import { ResourceForm } from './resource-form.tsx';
import { UnsavedInputModal } from './unsaved-input.modal.tsx';
import type { Dialogs } from './use-dialog.ts';
import { useLast } from './use-last.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props<Row extends Entity, Values extends object> {
  resource: Resource<Row, Values>;
  dialogs: Dialogs<Row>;
  onCreated: () => void;
}

/** The dialog in which a row is created or edited. It does not close over unsaved input without asking. */
export function FormModal<Row extends Entity, Values extends object>({
  resource,
  dialogs,
  onCreated,
}: Props<Row, Values>) {
  const { own } = useAdminTexts();
  const { dialog, opening, close } = dialogs;
  const isOpen = dialog.kind === 'create' || dialog.kind === 'edit';
  // What it showed stays in it while it fades away.
  const shown = useLast(dialog, isOpen);
  const row = shown?.kind === 'edit' ? shown.row : null;
  const [isDirty, setIsDirty] = useState(false);
  const { question, leave } = useLeaveGuard(isOpen && isDirty);
  const isNarrow = useMediaQuery('(max-width: 48em)');

  function handleSaved() {
    close();
    if (!row) onCreated();
  }

  return (
    <>
      <AdminModal
        opened={isOpen}
        onClose={() => leave(close)}
        title={own(row ? 'edit' : 'create')}
        size={resource.width ?? 'md'}
        fullScreen={isNarrow ?? false}
        closeOnEscape={!question}
        trapFocus={!question}
      >
        <ResourceForm
          key={opening}
          resource={resource}
          row={row}
          onDirty={setIsDirty}
          onSaved={handleSaved}
          onCancel={() => leave(close)}
        />
      </AdminModal>
      <UnsavedInputModal question={question} />
    </>
  );
}
