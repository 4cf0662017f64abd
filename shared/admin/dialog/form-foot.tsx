import { Button, Group, Progress, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useId } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './dialog.module.css';
import { useIsSlow } from './use-is-slow.ts';

interface Props {
  /** What the button says that sends the form. */
  submit: string;
  submitButton: RefObject<HTMLButtonElement | null>;
  canSubmit: boolean;
  /** Saves as a draft, beside it; undefined where there are no drafts, or the other button does that. */
  onSaveDraft: (() => void) | undefined;
  canSaveDraft: boolean;
  /** Saves a draft and asks for approval of it; undefined where nobody approves. */
  onAsk: (() => void) | undefined;
  canAsk: boolean;
  /** Why not, for one. */
  hint: string | null;
  isSaving: boolean;
  /** Share of the files that has been sent; null where there are none. */
  uploaded: number | null;
  onCancel: () => void;
  /** Waits no longer for the save under way. */
  onStop: () => void;
  /** What went wrong. */
  children: ReactNode;
}

/** Stays in sight below a form: what it lacks, how far the sending is, and the buttons. */
export function FormFoot(props: Props) {
  const { submit, submitButton, canSubmit, onSaveDraft, canSaveDraft, hint, isSaving, uploaded } = props;
  const { onCancel, onStop, children } = props;
  const { t } = useAdminTexts();
  const hintId = useId();
  const isSlow = useIsSlow(isSaving);
  return (
    <div className={classes.footer}>
      {children}
      {uploaded !== null && (
        <Progress value={uploaded * 100} aria-label={t('form.uploading', { percent: Math.round(uploaded * 100) })} />
      )}
      <Group justify="flex-end" gap="sm">
        <Text id={hintId} className={classes.hint} aria-live="polite">
          {isSlow ? t('form.slow') : !isSaving && hint}
        </Text>
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={isSlow ? onStop : onCancel} disabled={isSaving && !isSlow}>
            {t(isSlow ? 'form.stop' : 'form.cancel')}
          </Button>
          {props.onAsk && (
            <Button variant="default" onClick={props.onAsk} disabled={isSaving || !props.canAsk}>
              {t('approvals.ask')}
            </Button>
          )}
          {onSaveDraft && (
            <Button variant="default" onClick={onSaveDraft} disabled={isSaving || !canSaveDraft}>
              {t('drafts.save')}
            </Button>
          )}
          <Button
            ref={submitButton}
            type="submit"
            loading={isSaving}
            disabled={!canSubmit}
            aria-describedby={hint ? hintId : undefined}
          >
            {submit}
          </Button>
        </Group>
      </Group>
    </div>
  );
}
