import { Button, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './selection.module.css';
import type { Selection } from './use-selection.ts';

interface Props<Row extends Entity> {
  selection: Selection<Row>;
  onDelete: () => void;
}

/** Says how many rows are marked, and what can be done with them. */
export function SelectionBar<Row extends Entity>({ selection, onDelete }: Props<Row>) {
  const { t } = useAdminTexts();
  const count = selection.rows.length;
  return (
    <>
      {/* Always there: what comes into a status is read out, a status that comes is not. */}
      <VisuallyHidden role="status">{count > 0 && t('selection.count', { count })}</VisuallyHidden>
      {count > 0 && (
        <section className={classes.bar} aria-label={t('selection.label')}>
          <span className={classes.count}>{t('selection.count', { count })}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => selection.set([])}>
            {t('selection.clear')}
          </Button>
          <Button color="red" size="sm" leftSection={<IconTrash size={18} aria-hidden />} onClick={onDelete}>
            {t('selection.delete')}
          </Button>
        </section>
      )}
    </>
  );
}
