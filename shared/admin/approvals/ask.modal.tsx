import { Text, Textarea } from '@mantine/core';
import { bounds } from '@varda/contract/bounds';
import { aboveForms } from '../dialog/admin-modal.tsx';
import { QuestionModal } from '../dialog/question.modal.tsx';
import { WithPlainPaste } from '../form/plain-paste.tsx';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { NotStored } from '../unsaved/not-stored.tsx';

interface Props {
  opened: boolean;
  isBusy: boolean;
  /** It outlives window and form: what is asked for may fail. */
  note: string;
  onNote: (note: string) => void;
  onAsk: () => void;
  onClose: () => void;
}

/** Asks for approval of a draft, with a word to whoever decides. */
export function AskModal({ opened, isBusy, note, onNote, onAsk, onClose }: Props) {
  const { t } = useAdminTexts();
  return (
    <QuestionModal
      opened={opened}
      title={t('approvals.ask')}
      confirm={t('approvals.ask')}
      isBusy={isBusy}
      failure={null}
      onConfirm={onAsk}
      onClose={onClose}
      zIndex={aboveForms}
    >
      <Text mb="sm">{t('approvals.askHint')}</Text>
      <WithPlainPaste>
        <Textarea
          // In place of “Cancel”, which the first space of a note would press.
          data-autofocus
          label={t('approvals.note')}
          autosize
          minRows={3}
          maxLength={bounds.line}
          value={note}
          onChange={({ currentTarget: { value } }) => onNote(value)}
        />
        {note !== '' && <NotStored />}
      </WithPlainPaste>
    </QuestionModal>
  );
}
