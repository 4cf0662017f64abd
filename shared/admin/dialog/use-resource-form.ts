import { useForm } from '@mantine/form';
import { useCallback, useState } from 'react';
import { changedParts, withWanted } from '../form/changes.ts';
import { messagesOf, type Problems, problemsOf } from '../form/problems.ts';
import type { Entity, Resource, ResourceForm } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

export interface FormState<Values> {
  form: ResourceForm<Values>;
  /** Whether anything differs from what the form began with, as of the last key. */
  isDirty: () => boolean;
  /** What keeps the form from being sent, by the path of the field. */
  problems: Problems;
}

/** The form of a resource: of a new row, or of `row` as it stands. */
export function useResourceForm<Row extends Entity, Values extends object>(
  resource: Resource<Row, Values>,
  row: Row | null,
): FormState<Values> {
  const { t, language } = useAdminTexts();
  const [initialValues] = useState(() => (row ? resource.valuesOf(row) : resource.empty));

  const check = (values: Values): Problems => {
    if (!row) return problemsOf(resource.created, values, t);
    const changed = changedParts(initialValues, values);
    return problemsOf(resource.changed, withWanted(changed, values, resource.wanted ?? [], language), t);
  };

  const form = useForm<Values>({
    initialValues,
    validate: (values) => messagesOf(check(values)),
    validateInputOnBlur: true,
  });
  const { getValues } = form;
  const isDirty = useCallback(
    () => Object.keys(changedParts(initialValues, getValues())).length > 0,
    [initialValues, getValues],
  );
  return { form, isDirty, problems: check(form.values) };
}
