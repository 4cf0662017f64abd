import { Text } from '@mantine/core';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { PlansOfDeleted } from '../schedule/planned.tsx';
import classes from './dialog.module.css';
import { QuestionModal } from './question.modal.tsx';
import { type Deletable, useDeletion } from './use-deletion.ts';
import type { Dialogs } from './use-dialog.ts';
import { useLast } from './use-last.ts';

interface Props<Row extends Entity> {
  resource: Deletable<Row>;
  dialogs: Dialogs<Row>;
  onDeleted: (row: Row) => void;
  /** What the question and its button are called, where nothing brings the row back. */
  forGood?: string;
}

/** Asks before a row is deleted; after a failure it stays and says why. */
export function DeletionModal<Row extends Entity>({ resource, dialogs, onDeleted, forGood }: Props<Row>) {
  const { t, language } = useAdminTexts();
  const { Consequences } = resource;
  const { dialog, opening, close } = dialogs;
  const shown = useLast(dialog, dialog.kind === 'delete');
  const row = shown?.kind === 'delete' ? shown.row : null;
  const { remove, isRemoving, failure } = useDeletion(resource, opening, (removed) => {
    close();
    onDeleted(removed);
  });

  return (
    <QuestionModal
      opened={dialog.kind === 'delete'}
      title={forGood ?? t('deletion.title')}
      confirm={forGood ?? t('deletion.confirm')}
      color="red"
      isBusy={isRemoving}
      failure={failure}
      onConfirm={() => row && remove(row)}
      onClose={close}
    >
      <Text>{t('deletion.question')}</Text>
      {row && <Text className={classes.subject}>{resource.nameOf(row, language)}</Text>}
      {row && Consequences && <Consequences rows={[row]} />}
      {row && <PlansOfDeleted id={row._id} />}
    </QuestionModal>
  );
}
