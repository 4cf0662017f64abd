import { Button, Group } from '@mantine/core';
import type { DraftDetails } from '@varda/contract/drafts';
import type { EditedKind } from '@varda/contract/edit-history';
import { CommentsButton } from '../comments/comments-button.tsx';
import { UnpublishButton } from '../drafts/unpublish-button.tsx';
import { EditHistoryButton } from '../edit-history/edit-history-button.tsx';
import type { ShownPanel } from '../preview/use-preview-panel.ts';
import type { EditedResource, Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './dialog.module.css';

interface Props<Row extends Entity, Values extends object> {
  resource: EditedResource<Row, Values>;
  kind: EditedKind;
  /** None of a new one. */
  row: Row | null;
  /** That of the row, if the form shows it. */
  draft: DraftDetails | null;
  /** Why the account saves only drafts of it; null where it may publish. */
  publishLocked: string | null;
  hasUnsavedInput: () => boolean;
  preview: ShownPanel;
  /** Opens the comments. */
  onTalk: () => void;
  /** The row is another one now: off the site, or as it was before. */
  onChanged: () => void;
}

/** What a form offers above its fields: the preview, the comments, the history, and to take the row off the site. */
export function FormTools<Row extends Entity, Values extends object>(props: Props<Row, Values>) {
  const { resource, kind, row, draft, publishLocked, hasUnsavedInput, preview, onTalk, onChanged } = props;
  const { t } = useAdminTexts();
  const isTakenOff = publishLocked === null && resource.remove && !resource.isPublic;
  return (
    <Group justify="flex-end" gap="xs" className={classes.tools}>
      <Button
        ref={preview.button}
        variant="subtle"
        size="compact-sm"
        aria-expanded={preview.Panel !== null}
        onClick={preview.toggle}
      >
        {t('preview.open')}
      </Button>
      {row && !draft && isTakenOff && (
        <UnpublishButton kind={kind} id={row._id} hasUnsavedInput={hasUnsavedInput()} onUnpublished={onChanged} />
      )}
      {row && <CommentsButton kind={kind} id={row._id} onOpen={onTalk} />}
      {row && !draft && (
        <EditHistoryButton
          kind={kind}
          id={row._id}
          publishLocked={publishLocked}
          hasUnsavedInput={hasUnsavedInput}
          onRestored={onChanged}
        />
      )}
    </Group>
  );
}
