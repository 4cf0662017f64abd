import { Alert, Button, Group, Text } from '@mantine/core';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AdminModal } from './admin-modal.tsx';
import classes from './dialog.module.css';
import { type Deletable, useDeletion } from './use-deletion.ts';
import type { Dialogs } from './use-dialog.ts';
import { useLast } from './use-last.ts';

interface Props<Row extends Entity> {
  resource: Deletable<Row>;
  dialogs: Dialogs<Row>;
  onDeleted: () => void;
}

/** Asks before a row is deleted; after a failure it stays and says why. */
export function DeletionModal<Row extends Entity>({ resource, dialogs, onDeleted }: Props<Row>) {
  const { t, language } = useAdminTexts();
  const { dialog, opening, close } = dialogs;
  const shown = useLast(dialog, dialog.kind === 'delete');
  const row = shown?.kind === 'delete' ? shown.row : null;
  const { remove, isRemoving, failure } = useDeletion(resource, opening, () => {
    close();
    onDeleted();
  });

  return (
    <AdminModal
      opened={dialog.kind === 'delete'}
      onClose={() => !isRemoving && close()}
      title={t('deletion.title')}
      size="md"
      centered
    >
      <Text>{t('deletion.question')}</Text>
      {row && <Text className={classes.subject}>{resource.nameOf(row, language)}</Text>}
      {failure && (
        <Alert color="red" role="alert" mt="md" className={classes.failure}>
          {failure}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={close} disabled={isRemoving} data-autofocus>
          {t('form.cancel')}
        </Button>
        <Button color="red" onClick={() => row && remove(row)} loading={isRemoving}>
          {t('deletion.confirm')}
        </Button>
      </Group>
    </AdminModal>
  );
}
