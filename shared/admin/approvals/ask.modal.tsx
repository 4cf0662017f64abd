import { Text, Textarea } from '@mantine/core';
import { bounds } from '@varda/contract/bounds';
import { useState } from 'react';
import { aboveForms } from '../dialog/admin-modal.tsx';
import { QuestionModal } from '../dialog/question.modal.tsx';
import { useAdminTexts } from '../resource/resource-texts.tsx';

interface Props {
  opened: boolean;
  isBusy: boolean;
  failure: string | null;
  onAsk: (note: string) => void;
  onClose: () => void;
}

/** Asks for approval of a draft, with a word to whoever decides. */
export function AskModal({ opened, isBusy, failure, onAsk, onClose }: Props) {
  const { t } = useAdminTexts();
  const [note, setNote] = useState('');
  return (
    <QuestionModal
      opened={opened}
      title={t('approvals.ask')}
      confirm={t('approvals.ask')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => onAsk(note)}
      onClose={onClose}
      zIndex={aboveForms}
    >
      <Text mb="sm">{t('approvals.askHint')}</Text>
      <Textarea
        label={t('approvals.note')}
        autosize
        minRows={3}
        maxLength={bounds.line}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </QuestionModal>
  );
}
