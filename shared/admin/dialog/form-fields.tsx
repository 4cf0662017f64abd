import { Stack } from '@mantine/core';
import { EditedRow, RefusedFields } from '../form/language-sections.tsx';
import { BeginUpload, IsUploading, type PendingUploads } from '../form/pending-uploads.ts';
import type { EditedResource, Entity, ResourceForm } from '../resource/resource.ts';
import { MarksOfRow } from '../translations/translation-tools.tsx';
import type { TranslationMarks } from '../translations/use-translation-marks.ts';
import classes from './dialog.module.css';

interface Props<Row extends Entity, Values extends object> {
  resource: EditedResource<Row, Values>;
  form: ResourceForm<Values>;
  /** Null creates one. */
  row: Row | null;
  /** Paths of what the server has refused. */
  refused: readonly string[];
  marks: TranslationMarks | null;
  uploads: PendingUploads;
  isInert: boolean;
}

/** The fields of a resource, with what they get of the form around them. */
export function FormFields<Row extends Entity, Values extends object>({
  resource,
  form,
  row,
  refused,
  marks,
  uploads,
  isInert,
}: Props<Row, Values>) {
  return (
    <fieldset className={classes.fields} inert={isInert}>
      <Stack gap="sm">
        <RefusedFields value={refused}>
          <EditedRow value={row}>
            <MarksOfRow value={marks}>
              <BeginUpload value={uploads.begin}>
                <IsUploading value={uploads.isUploading}>
                  <resource.Fields form={form} row={row} />
                </IsUploading>
              </BeginUpload>
            </MarksOfRow>
          </EditedRow>
        </RefusedFields>
      </Stack>
    </fieldset>
  );
}
