import { Text } from '@mantine/core';
import type { DraftDetails, Save } from '@varda/contract/drafts';
import { isHidden } from '@varda/contract/hidden-in';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { AskModal } from '../approvals/ask.modal.tsx';
import { DraftApproval } from '../approvals/draft-approval.tsx';
import { useAsking } from '../approvals/use-asking.ts';
import { CommentsWindow } from '../comments/comments-window.tsx';
import { ConflictModal } from '../conflict/conflict.modal.tsx';
import { type Conflict, merge, withTheirs } from '../conflict/merge.ts';
import { asChoices, withShown } from '../conflict/shown-values.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { publishedMeanwhile } from '../drafts/published-meanwhile.ts';
import { usePendingUploads } from '../form/pending-uploads.ts';
import { usePlainPaste } from '../form/plain-paste.tsx';
import { askToWriteOut, readyToSave } from '../form/write-out.ts';
import { AlsoOpen } from '../presence/also-open.tsx';
import previewClasses from '../preview/preview.module.css';
import { usePreviewPanel } from '../preview/use-preview-panel.ts';
import type { EditedResource, Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { PlanPanel } from '../schedule/plan-panel.tsx';
import { rowToPlan } from '../schedule/row-to-plan.ts';
import { RowStamps } from '../stamps/row-stamps.tsx';
import { useTranslationMarks } from '../translations/use-translation-marks.ts';
import { NotStored } from '../unsaved/not-stored.tsx';
import { UnsavedOffer } from '../unsaved/unsaved-offer.tsx';
import type { Unsaved } from '../unsaved/unsaved-store.ts';
import { useUnsavedValues } from '../unsaved/use-unsaved-values.ts';
import { aboveForms, useStaysOpen } from './admin-modal.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormFields } from './form-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import { FormTools } from './form-tools.tsx';
import { useFirstField } from './use-first-field.ts';
import { useProblemHint } from './use-problem-hint.ts';
import { useRefusals } from './use-refusals.ts';
import { useResourceForm } from './use-resource-form.ts';
import { type Attempt, useSave } from './use-save.ts';

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
  /** That of the row, if the form shows it: then `row` is as it says. */
  draft: DraftDetails | null;
  /** Opens the form of what is published in the place of the draft. */
  onShowPublished: () => void;
  /** Why the account saves only drafts of it; null where it may publish. */
  publishLocked: string | null;
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
  /** What goes on once a conflict of a save is decided. */
  attempt?: Attempt;
  /** The values hold what an earlier visit has left. */
  restores?: true;
  /** What is decided over, see `publishedMeanwhile`. */
  over?: number | undefined;
}

/** Ctrl+S and Ctrl+Enter; S by its place, which is another letter on a Cyrillic keyboard. */
function isSaveKey({ ctrlKey, metaKey, shiftKey, altKey, code, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && (code === 'KeyS' || key === 'Enter');
}

/** The form inside a dialog, for a new row and for one that is there. */
export function ResourceForm<Row extends Entity, Values extends object>(props: Props<Row, Values>) {
  const { resource, row, draft, publishLocked, typed, unsaved, onSaved, onCancel, onCreateAnew } = props;
  const { t } = useAdminTexts();
  const openedKind = resource.kind ?? resource.opened ?? 'users';
  const [meanwhile] = useState(() => draft && publishedMeanwhile(resource, draft));
  const isMerged = meanwhile?.conflicts.length === 0;
  const begun = isMerged ? meanwhile.values : typed;
  const { form, base, isDirty, problems, renew, rebase } = useResourceForm(resource, row, begun);
  const [asked, setAsked] = useState<Asked<Row, Values> | null>(
    meanwhile && !isMerged ? { ...meanwhile, action: 'continue' } : null,
  );
  const [over, setOver] = useState(isMerged ? meanwhile.over : undefined);
  const asking = useAsking(resource, row, draft);
  const noteOfNew = row ? '' : asking.note;
  const left = useUnsavedValues(resource, base, form.values, noteOfNew, isDirty);
  const { save, addLost, stop, isSaving, uploaded, failure, refused, isUncertain, isGone } = useSave(resource, {
    isOffSite: draft ? draft.state !== 'changed' || isHidden(draft.published) : row === null || isHidden(row),
    onSaved,
    onContradiction: (contradiction, attempt) => setAsked({ ...contradiction, action: 'save', attempt }),
    onSend: left.send,
    onAsked: () => asking.writeNote(''),
    onNotAsked: (id) => asking.keepNoteAt(id),
  });
  // Whoever discarded it then would have saved it all the same.
  useStaysOpen(isSaving);
  const [isTalking, setTalking] = useState(false);
  const marks = useTranslationMarks(draft ? undefined : resource.kind, base, renew);
  const paste = usePlainPaste();
  const uploads = usePendingUploads();
  const { isPending } = uploads;
  const { paths: refusedFields, refuse } = useRefusals(form, refused, failure);
  const preview = usePreviewPanel();
  const element = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useFirstField(element, left.found !== null);

  useEffect(() => {
    const isThere = () => {
      const isMoreOpen = askToWriteOut(element.current);
      return isMoreOpen || isDirty() || isPending() || noteOfNew !== '';
    };
    unsaved.current = { isThere, forget: left.forget };
  }, [unsaved, isDirty, isPending, noteOfNew, left.forget]);

  function decide({
    row: newer,
    values: shown,
    conflicts,
    action,
    restores,
    over: decided,
    attempt,
  }: Asked<Row, Values>) {
    setAsked(null);
    if (decided !== undefined) setOver(decided);
    const taken = withTheirs(shown, conflicts);
    const values = newer ? asChoices(resource, taken, newer) : taken;
    rebase(newer, values);
    if (action === 'save') save({ row: newer, values, ...attempt });
    else if (restores) ownRestored();
  }

  function backToForm() {
    setAsked(null);
    // Also where a key in a field had asked to save.
    submit.current?.focus();
  }

  function restore(found: Unsaved) {
    const present = form.getValues();
    const shown = base ? withShown(present, base) : present;
    const merged = merge(found.base as Values, found.values as Values, shown, resource.linked);
    const values = base ? asChoices(resource, merged.values, base) : merged.values;
    if (merged.conflicts.length > 0) {
      setAsked({ row: base, values, conflicts: merged.conflicts, action: 'continue', restores: true });
      return;
    }
    rebase(base, values);
    ownRestored();
  }

  /** What was left behind is the form's own from here on. */
  function ownRestored() {
    const { note, sent } = left.found ?? {};
    if (note) asking.writeNote(note);
    if (sent) addLost(sent);
    left.markRestored();
  }

  const hasUnsavedInput = () => isDirty() || isPending() || left.found !== null;
  const hasNothingToSave = () => base !== null && !isDirty() && !isUncertain;
  const mayPublish = publishLocked === null;

  function send(values: Values, as: Save['as'], withNote: { note?: string } = {}) {
    // The keys that save come before the buttons are drawn anew.
    if (isPending()) return;
    const query = { ...(as && { as }), ...(over !== undefined && { over }) };
    const isDraftAsItIs = draft !== null && as === undefined && hasNothingToSave();
    save({ row: base, values, query, ...withNote, isDraftAsItIs });
  }

  const saveDraft = () => {
    if (readyToSave(element.current)) form.onSubmit((values) => send(values, 'draft'))();
  };

  /** Saves what is new in the draft, and asks for approval of it. */
  function ask() {
    asking.close();
    if (readyToSave(element.current)) form.onSubmit((values) => send(values, 'draft', { note: asking.note }))();
  }

  const saveForm = form.onSubmit((values) => send(values, mayPublish ? undefined : 'draft'), refuse);

  function submitForm(event: FormEvent) {
    event.preventDefault();
    if (readyToSave(element.current)) saveForm();
  }

  /** Ahead of the editor, to which Ctrl+Enter is a line of its own. */
  function saveByKey(event: KeyboardEvent) {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!readyToSave(element.current)) return;
    // Not by the button: drawn behind the keys, it may not be enabled yet.
    if (!hasNothingToSave() || (draft && mayPublish)) saveForm();
  }

  const isUnchanged = hasNothingToSave();
  const isSaidAtField = Object.values(refused).some((reason) => reason === failure) && refusedFields.length > 0;
  const wrong = useProblemHint(problems, Object.keys(form.values));
  const hindrance = uploads.isUploading ? t('form.pictureUploading') : wrong;

  return (
    <>
      {row && resource.kind && (
        <PlanPanel
          id={row._id}
          item={mayPublish ? rowToPlan(resource, row, draft) : null}
          hasUnsavedInput={hasUnsavedInput() || meanwhile !== null}
        />
      )}
      {/* Not within the form: a key in a comment would send it. */}
      {draft && (
        <DraftApproval
          draft={draft}
          publishLocked={publishLocked}
          hasUnsavedInput={hasUnsavedInput}
          onDecided={onSaved}
        />
      )}
      <form
        ref={element}
        noValidate
        onPaste={paste.onPaste}
        onInput={paste.onInput}
        onKeyDownCapture={saveByKey}
        onSubmit={submitForm}
        aria-busy={isSaving}
      >
        {resource.kind && (
          <FormTools
            resource={resource}
            kind={resource.kind}
            row={row}
            draft={draft}
            publishLocked={publishLocked}
            hasUnsavedInput={hasUnsavedInput}
            preview={preview}
            onTalk={() => setTalking(true)}
            onChanged={onSaved}
          />
        )}
        {draft && <DraftNotice draft={draft} onShowPublished={props.onShowPublished} />}
        {isMerged && over !== undefined && <Text size="sm">{t('conflict.merged')}</Text>}
        {publishLocked && <Text size="sm">{publishLocked}</Text>}
        {row && <AlsoOpen entity={openedKind} id={row._id} />}
        {left.found && <UnsavedOffer unsaved={left.found} onContinue={restore} onDiscard={left.drop} />}
        <div className={preview.Panel ? previewClasses.beside : undefined}>
          <FormFields
            resource={resource}
            form={form}
            row={base}
            refused={refusedFields}
            marks={marks}
            uploads={uploads}
            isInert={isSaving || left.found !== null}
          />
          {preview.Panel && resource.kind && (
            <preview.Panel
              resource={resource}
              kind={resource.kind}
              row={base}
              values={form.values}
              getValues={form.getValues}
              wrong={wrong}
              form={element}
              onClose={preview.close}
            />
          )}
        </div>
        {base && !draft && <RowStamps row={base} kind={openedKind} />}
        <FormFoot
          submit={t(!mayPublish ? 'drafts.save' : draft ? 'drafts.publish' : row ? 'form.save' : 'form.create')}
          submitButton={submit}
          canSubmit={hindrance === null && (!isUnchanged || (draft !== null && mayPublish))}
          onSaveDraft={resource.kind && mayPublish ? saveDraft : undefined}
          canSaveDraft={hindrance === null && !isUnchanged}
          onAsk={!mayPublish && asking.isWanted ? asking.open : undefined}
          canAsk={hindrance === null && (!isUnchanged || draft !== null)}
          hint={hindrance ?? (isUnchanged ? t('form.unchanged') : null)}
          isSaving={isSaving}
          uploaded={uploaded}
          onCancel={onCancel}
          onStop={stop}
        >
          <NotStored />
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
      {/* Not within the form either. */}
      {row && resource.kind && (
        <CommentsWindow
          kind={resource.kind}
          id={row._id}
          opened={isTalking}
          onClose={() => setTalking(false)}
          zIndex={aboveForms}
        />
      )}
      <AskModal
        opened={asking.isOpen}
        isBusy={isSaving}
        note={asking.note}
        onNote={asking.writeNote}
        onAsk={ask}
        onClose={asking.close}
      />
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
