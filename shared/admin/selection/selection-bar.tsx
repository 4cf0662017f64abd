import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconEdit, IconTrash, IconWorldUpload } from '@tabler/icons-react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './selection.module.css';

interface Props {
  count: number;
  onClear: () => void;
  /** Null where nothing can be deleted. */
  onDelete: (() => void) | null;
  /** Null where nothing of many rows is changed at once. */
  onChange: (() => void) | null;
  /** How many of them have a draft that the account may publish. */
  drafts: number;
  onPublish: () => void;
  /** How many of them have a language that is marked as older. */
  older: number;
  onStillRight: () => void;
  isMarking: boolean;
}

/** Says how many rows are marked, and what can be done with them. */
export function SelectionBar(props: Props) {
  const { count, onClear, onDelete, onChange, drafts, onPublish, older, onStillRight, isMarking } = props;
  const { t } = useAdminTexts();
  return (
    <>
      {/* Always there: what comes into a status is read out, a status that comes is not. */}
      <VisuallyHidden role="status">{count > 0 && t('selection.count', { count })}</VisuallyHidden>
      {count > 0 && (
        <section className={classes.bar} aria-label={t('selection.label')}>
          <span className={classes.count}>{t('selection.count', { count })}</span>
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            {t('selection.clear')}
          </Button>
          {older > 0 && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconCheck size={18} aria-hidden />}
              loading={isMarking}
              onClick={onStillRight}
            >
              {t('selection.stillRight', { count: older })}
            </Button>
          )}
          {onChange && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconEdit size={18} aria-hidden />}
              onClick={onChange}
              aria-haspopup="dialog"
            >
              {t('bulk.open')}
            </Button>
          )}
          {drafts > 0 && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconWorldUpload size={18} aria-hidden />}
              onClick={onPublish}
              aria-haspopup="dialog"
            >
              {t('bulk.publish', { count: drafts })}
            </Button>
          )}
          {onDelete && (
            <Button color="red" size="sm" leftSection={<IconTrash size={18} aria-hidden />} onClick={onDelete}>
              {t('selection.delete')}
            </Button>
          )}
        </section>
      )}
    </>
  );
}
