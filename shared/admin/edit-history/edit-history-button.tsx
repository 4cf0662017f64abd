import { Button } from '@mantine/core';
import type { EditedKind } from '@varda/contract/edit-history';
import { useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { EditHistoryModal } from './edit-history.modal.tsx';
import classes from './edit-history.module.css';

interface Props {
  kind: EditedKind;
  id: string;
  /** Why the account may not save what visitors see at once, as a restore does; null where it may. */
  publishLocked: string | null;
  /** What was typed would be lost with a restore. */
  hasUnsavedInput: () => boolean;
  /** The form shows what was there before. */
  onRestored: () => void;
}

/** Opens the history of the row that a form is about. */
export function EditHistoryButton({ kind, id, publishLocked, hasUnsavedInput, onRestored }: Props) {
  const { t } = useAdminTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.opener}>
      <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(true)}>
        {t('history.open')}
      </Button>
      <EditHistoryModal
        kind={kind}
        id={id}
        opened={isOpen}
        hindrance={publishLocked ?? (isOpen && hasUnsavedInput() ? t('history.unsaved') : null)}
        onClose={() => setIsOpen(false)}
        onRestored={() => {
          setIsOpen(false);
          onRestored();
        }}
      />
    </div>
  );
}
