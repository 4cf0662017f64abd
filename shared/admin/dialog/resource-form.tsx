import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { RefusedFields } from '../form/language-sections.tsx';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './dialog.module.css';
import { useProblemHint } from './use-problem-hint.ts';
import { useRefusals } from './use-refusals.ts';
import { useResourceForm } from './use-resource-form.ts';
import { useSave } from './use-save.ts';

interface Props<Row extends Entity, Values extends object> {
  resource: Resource<Row, Values>;
  /** The row to edit; null creates one. */
  row: Row | null;
  /** Is given the function that tells whether there is input that is not saved. */
  hasUnsaved: RefObject<() => boolean>;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form inside a dialog, for a new row and for one that is there. */
export function ResourceForm<Row extends Entity, Values extends object>(props: Props<Row, Values>) {
  const { resource, row, hasUnsaved, onSaved, onCancel } = props;
  const { t } = useAdminTexts();
  const { form, isDirty, problems } = useResourceForm(resource, row);
  const { save, isSaving, uploaded, failure, refused } = useSave(resource, row, onSaved);
  const refusedFields = useRefusals(form, refused, failure);
  const hintId = useId();
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    hasUnsaved.current = isDirty;
  }, [hasUnsaved, isDirty]);
  useEffect(() => {
    if (failure && refusedFields.length === 0) alert.current?.focus();
  }, [failure, refusedFields]);

  const isUnchanged = row !== null && !isDirty();
  const wrong = useProblemHint(problems, Object.keys(resource.empty));
  const hint = wrong ?? (isUnchanged && t('form.unchanged'));

  return (
    <form noValidate onSubmit={form.onSubmit(save)} aria-busy={isSaving}>
      <fieldset className={classes.fields} inert={isSaving}>
        <Stack gap="sm">
          <RefusedFields value={refusedFields}>
            <resource.Fields form={form} row={row} />
          </RefusedFields>
        </Stack>
      </fieldset>
      <div className={classes.footer}>
        {failure && (
          <Alert color="red" role="alert" ref={alert} tabIndex={-1} className={classes.failure}>
            {failure}
          </Alert>
        )}
        {uploaded !== null && (
          <Progress value={uploaded * 100} aria-label={t('form.uploading', { percent: Math.round(uploaded * 100) })} />
        )}
        <Group justify="flex-end" gap="sm">
          <Text id={hintId} className={classes.hint} aria-live="polite">
            {!isSaving && hint}
          </Text>
          <Group gap="sm" wrap="nowrap">
            <Button variant="default" onClick={onCancel} disabled={isSaving}>
              {t('form.cancel')}
            </Button>
            <Button
              type="submit"
              loading={isSaving}
              disabled={wrong !== null || isUnchanged}
              aria-describedby={hint ? hintId : undefined}
            >
              {t(row ? 'form.save' : 'form.create')}
            </Button>
          </Group>
        </Group>
      </div>
    </form>
  );
}
