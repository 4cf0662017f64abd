import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { AdminModal } from '../dialog/admin-modal.tsx';
import type { Deletable } from '../dialog/use-deletion.ts';
import { useLast } from '../dialog/use-last.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { PlansOfDeleted } from '../schedule/planned.tsx';
import classes from './selection.module.css';
import { useDeletions } from './use-deletions.ts';

interface Props<Row extends Entity> {
  resource: Deletable<Row>;
  /** The rows that are asked about; null while it is closed. */
  rows: readonly Row[] | null;
  /** Rows are gone; `left` are those that are not. */
  onDeleted: (left: readonly Row[]) => void;
  onClose: () => void;
}

/** Asks once before several rows are deleted, shows how far it is, and says of each row that is left why. */
export function DeletionsModal<Row extends Entity>({ resource, rows, onDeleted, onClose }: Props<Row>) {
  const { t, language } = useAdminTexts();
  const { done, failures, run, stop, reset } = useDeletions(resource, onDeleted);
  const shown = useLast(rows, rows !== null) ?? [];
  const isRunning = done !== null;

  function close() {
    if (isRunning) return;
    reset();
    onClose();
  }

  return (
    <AdminModal opened={rows !== null} onClose={close} title={t('deletion.title')} isQuestion size="md" centered>
      {failures.length > 0 ? (
        <Alert color="red" role="alert" title={t('selection.failed', { count: failures.length })}>
          <ul className={classes.names}>
            {failures.map(({ row, reason }) => (
              <li key={row._id}>
                <b>{resource.nameOf(row, language)}</b>: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <>
          <Text>{t('selection.question', { count: shown.length })}</Text>
          <ul className={classes.names}>
            {shown.map((row) => (
              <li key={row._id}>
                {resource.nameOf(row, language)}
                <PlansOfDeleted id={row._id} />
              </li>
            ))}
          </ul>
          {resource.Consequences && <resource.Consequences rows={shown} />}
        </>
      )}
      {isRunning && (
        <Progress
          mt="md"
          value={(100 * done) / shown.length}
          aria-label={t('selection.progress', { done, total: shown.length })}
        />
      )}
      <Text role="status" size="sm" mt={isRunning ? 4 : 0}>
        {isRunning && t('selection.progress', { done, total: shown.length })}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={isRunning ? stop : close} data-autofocus>
          {t(isRunning ? 'selection.stop' : 'form.cancel')}
        </Button>
        <Button color="red" onClick={() => run(shown)} loading={isRunning}>
          {t(failures.length > 0 ? 'retry' : 'deletion.confirm')}
        </Button>
      </Group>
    </AdminModal>
  );
}
