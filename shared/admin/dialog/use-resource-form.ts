import { useForm } from '@mantine/form';
import { useCallback, useMemo, useState } from 'react';
import { changedFields, languagesOf, withWanted } from '../form/changes.ts';
import { messagesOf, type Problems, problemsOf } from '../form/problems.ts';
import type { EditedResource, Entity, ResourceForm } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

interface FormState<Row, Values> {
  form: ResourceForm<Values>;
  /** The row that the form is about, as it was read last; null if there is none yet. */
  base: Row | null;
  /** Whether anything differs from the row, as of the last key. */
  isDirty: () => boolean;
  /** What keeps the form from being sent, by the path of the field. */
  problems: Problems;
  /** The row has got a newer state; what is in the form stays. */
  renew: (row: Row) => void;
  /** Puts other values into the form, which are about a newer state of the row. */
  rebase: (row: Row | null, values: Values) => void;
}

/**
 * The form of a resource: of a new row, or of `row` as it stands.
 *
 * @param typed what the form begins with, if that is not the row
 */
export function useResourceForm<Row extends Entity, Values extends object>(
  resource: EditedResource<Row, Values>,
  row: Row | null,
  typed: Partial<Values> | undefined,
): FormState<Row, Values> {
  const { t, language } = useAdminTexts();
  const [base, setBase] = useState(row);
  const before = useMemo(() => (base ? resource.valuesOf(base) : resource.empty), [resource, base]);
  const [initialValues] = useState(() => ({ ...before, ...typed }));

  const check = (values: Values): Problems => {
    if (!base) return problemsOf(resource.created, values, t);
    const changed = changedFields(before, values);
    const wanted = withWanted(changed, values, resource.wanted ?? [], [language]);
    const beside = withWanted(wanted, values, resource.wantedBesideChanges ?? [], languagesOf(changed));
    return problemsOf(resource.changed, beside, t);
  };

  const form = useForm<Values>({
    initialValues,
    validate: (values) => messagesOf(check(values)),
    validateInputOnBlur: true,
  });
  const { getValues } = form;
  const isDirty = useCallback(() => Object.keys(changedFields(before, getValues())).length > 0, [before, getValues]);
  const rebase = (newer: Row | null, values: Values) => {
    setBase(newer);
    form.setValues(values);
  };
  return { form, base, isDirty, problems: check(form.values), renew: setBase, rebase };
}
