import { Stack } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ConflictModal } from '../conflict/conflict.modal.tsx';
import { type Conflict, merge, withTheirs } from '../conflict/merge.ts';
import { asChoices, withShown } from '../conflict/shown-values.ts';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import type { Draft } from '../drafts/draft-store.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { EditHistoryButton } from '../edit-history/edit-history-button.tsx';
import { EditedRow, RefusedFields } from '../form/language-sections.tsx';
import { usePlainPaste } from '../form/plain-paste.tsx';
import { askToWriteOut } from '../form/write-out.ts';
import { AlsoOpen } from '../presence/also-open.tsx';
import type { EditedResource, Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { RowStamps } from '../stamps/row-stamps.tsx';
import { MarksOfRow } from '../translations/translation-tools.tsx';
import { useTranslationMarks } from '../translations/use-translation-marks.ts';
import classes from './dialog.module.css';
import { FormFailure } from './form-failure.tsx';
import { FormFoot } from './form-foot.tsx';
import { useFirstField } from './use-first-field.ts';
import { useProblemHint } from './use-problem-hint.ts';
import { useRefusals } from './use-refusals.ts';
import { useResourceForm } from './use-resource-form.ts';
import { useSave } from './use-save.ts';

/** What a form says of its input to whoever wants to close it. */
export interface UnsavedInput {
  isThere: () => boolean;
  /** It is saved, or not wanted. */
  forget: () => void;
}

/** What follows a save: see `useSave`. A restore of an earlier version comes without anything. */
type Saved<Row> = (created?: Row | null, reloaded?: Promise<void>) => void;

interface Props<Row extends Entity, Values extends object> {
  resource: EditedResource<Row, Values>;
  /** The row to edit; null creates one. */
  row: Row | null;
  /** What a new row begins with. */
  typed: Partial<Values> | undefined;
  unsaved: RefObject<UnsavedInput>;
  onSaved: Saved<Row>;
  onCancel: () => void;
  /** The row is gone; what was typed is to make a new one. */
  onCreateAnew: (values: Values) => void;
}

/** What somebody has to decide before it goes on. */
interface Asked<Row, Values> {
  row: Row | null;
  values: Values;
  conflicts: readonly Conflict[];
  action: 'save' | 'continue';
}

/** The form inside a dialog, for a new row and for one that is there. */
export function ResourceForm<Row extends Entity, Values extends object>(props: Props<Row, Values>) {
  const { resource, row, typed, unsaved, onSaved, onCancel, onCreateAnew } = props;
  const { t } = useAdminTexts();
  const openedKind = resource.kind ?? 'users';
  const { form, base, isDirty, problems, renew, rebase } = useResourceForm(resource, row, typed);
  const [asked, setAsked] = useState<Asked<Row, Values> | null>(null);
  const draft = useFormDraft(resource, base, form.values, isDirty);
  const { save, stop, isSaving, uploaded, failure, refused, isUncertain, isGone } = useSave(resource, {
    onSaved,
    onContradiction: (contradiction) => setAsked({ ...contradiction, action: 'save' }),
  });
  const marks = useTranslationMarks(resource.kind, base, renew);
  const paste = usePlainPaste();
  const refusedFields = useRefusals(form, refused, failure);
  const element = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useFirstField(element, draft.found !== null);

  useEffect(() => {
    const isThere = () => {
      askToWriteOut(element.current);
      return isDirty();
    };
    unsaved.current = { isThere, forget: draft.forget };
  }, [unsaved, isDirty, draft.forget]);

  function decide({ row: newer, values: shown, conflicts, action }: Asked<Row, Values>) {
    setAsked(null);
    const taken = withTheirs(shown, conflicts);
    const values = newer ? asChoices(resource, taken, newer) : taken;
    rebase(newer, values);
    if (action === 'save') save({ row: newer, values });
    else draft.takeOver();
  }

  function backToForm() {
    setAsked(null);
    // While it was at work it had lost the focus.
    submit.current?.focus();
  }

  function takeUp(found: Draft) {
    const present = form.getValues();
    const shown = base ? withShown(present, base) : present;
    const merged = merge(found.base as Values, found.values as Values, shown, resource.linked);
    const values = base ? asChoices(resource, merged.values, base) : merged.values;
    if (merged.conflicts.length > 0) {
      setAsked({ row: base, values, conflicts: merged.conflicts, action: 'continue' });
      return;
    }
    rebase(base, values);
    draft.takeOver();
  }

  const hasNothingToSave = () => base !== null && !isDirty() && !isUncertain;

  /** Ctrl+S and Ctrl+Enter, ahead of the editor, to which the second is a line of its own. */
  function saveByKey(event: KeyboardEvent) {
    const { ctrlKey, metaKey, shiftKey, altKey, code, key } = event;
    if (!(ctrlKey || metaKey) || shiftKey || altKey || (code !== 'KeyS' && key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    askToWriteOut(element.current);
    // Not by the button: drawn behind the keys, it may not be enabled yet.
    if (!hasNothingToSave()) element.current?.requestSubmit();
  }

  const isUnchanged = hasNothingToSave();
  const isSaidAtField = Object.values(refused).some((reason) => reason === failure) && refusedFields.length > 0;
  const wrong = useProblemHint(problems, Object.keys(form.values));

  return (
    <>
      <form
        ref={element}
        noValidate
        onPaste={paste.onPaste}
        onInput={paste.onInput}
        onKeyDownCapture={saveByKey}
        onSubmit={form.onSubmit((values) => save({ row: base, values }))}
        aria-busy={isSaving}
      >
        {row && resource.kind && (
          <EditHistoryButton kind={resource.kind} id={row._id} hasUnsavedInput={isDirty} onRestored={onSaved} />
        )}
        {row && <AlsoOpen entity={openedKind} id={row._id} />}
        {draft.found && <DraftOffer draft={draft.found} onContinue={takeUp} onDiscard={draft.drop} />}
        <fieldset className={classes.fields} inert={isSaving || draft.found !== null}>
          <Stack gap="sm">
            <RefusedFields value={refusedFields}>
              <EditedRow value={base}>
                <MarksOfRow value={marks}>
                  <resource.Fields form={form} row={base} />
                </MarksOfRow>
              </EditedRow>
            </RefusedFields>
          </Stack>
        </fieldset>
        {base && <RowStamps row={base} kind={openedKind} />}
        <FormFoot
          submit={t(row ? 'form.save' : 'form.create')}
          submitButton={submit}
          canSubmit={wrong === null && !isUnchanged}
          hint={wrong ?? (isUnchanged ? t('form.unchanged') : null)}
          isSaving={isSaving}
          uploaded={uploaded}
          onCancel={onCancel}
          onStop={stop}
        >
          {paste.notice}
          {failure && !isSaidAtField && (
            <FormFailure
              message={failure}
              isFocused={refusedFields.length === 0}
              onCreateAnew={isGone ? () => onCreateAnew(form.getValues()) : null}
            />
          )}
        </FormFoot>
      </form>
      <ConflictModal
        row={asked?.row ?? null}
        kind={openedKind}
        conflicts={asked?.conflicts ?? null}
        action={asked?.action ?? 'save'}
        onDecided={(theirs) => asked && decide({ ...asked, conflicts: theirs })}
        onClose={backToForm}
      />
    </>
  );
}
