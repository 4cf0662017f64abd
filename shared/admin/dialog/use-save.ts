import { isApiError } from '@varda/shared/http';
import { useMutation } from '@varda/shared/query';
import { useRef, useState } from 'react';
import { changedParts } from '../form/changes.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useReload, useToasts } from './use-toasts.ts';

export interface Save<Values> {
  save: (values: Values) => void;
  isSaving: boolean;
  /** How much of the upload has gone out, from 0 to 1; null while nothing is uploaded. */
  uploaded: number | null;
  /** Why the last attempt failed. */
  failure: string | null;
  /** What the server has refused at the last attempt, by the path of the field. */
  refused: Readonly<Record<string, string>>;
}

const nothing = {};

/** Creates a row, or changes `row`. `onSaved` is called when that has worked; after a failure the form stays. */
export function useSave<Row extends Entity, Values extends object>(
  resource: Resource<Row, Values>,
  row: Row | null,
  onSaved: () => void,
): Save<Values> {
  const { own, failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const [uploaded, setUploaded] = useState<number | null>(null);
  const isUnderWay = useRef(false);

  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: Values) => {
      if (!row) return resource.create(values, setUploaded);
      return resource.update(row, changedParts(resource.valuesOf(row), values), setUploaded);
    },
    onSuccess: () => {
      toasts.success(own(row ? 'success.updated' : 'success.created'));
      onSaved();
      void reload();
    },
    onSettled: () => {
      isUnderWay.current = false;
      setUploaded(null);
    },
  });

  return {
    save: (values) => {
      // Two presses within one frame come before `isPending` does.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(values);
    },
    isSaving: isPending,
    uploaded,
    failure: error ? failureOf(error, row ? 'update' : 'create') : null,
    refused: isApiError(error) ? error.fields : nothing,
  };
}
