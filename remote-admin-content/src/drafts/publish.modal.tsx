import { Radio, Stack, Text } from '@mantine/core';
import { QuestionModal, useAdminTexts, useHiddenToast, useLast, useReload, useToasts } from '@varda/admin/components';
import type { Draft } from '@varda/contract/drafts';
import { type Language, languages, otherLanguage } from '@varda/contract/language';
import { call, isApiError } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { useMutation } from '@varda/platform/query';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  /** Null while nothing is asked. */
  drafts: readonly Draft[] | null;
  onPublished: () => void;
  onClose: () => void;
}

type Choice = Language | 'both';

/** Asks in which language drafts are published, says what is missing then, and publishes all of them or none. */
export function PublishModal({ drafts, onPublished, onClose }: Props) {
  const { t, language } = useTexts();
  const { failureOf } = useAdminTexts();
  const toasts = useToasts();
  const tellHidden = useHiddenToast();
  const reload = useReload();
  const [choice, setChoice] = useState<Choice>('both');
  const shown = useLast(drafts, drafts !== null) ?? [];
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      call('POST /drafts/publication', {
        body: {
          drafts: shown.map(({ entity, _id, __v }) => ({ entity, _id, __v })),
          ...(choice !== 'both' && { language: choice }),
        },
      }),
    onSuccess: ({ items, hidden }) => {
      // Those that have nothing in the language stay drafts.
      if (items.length > 0) toasts.success(t('drafts.published', { count: items.length }));
      else toasts.failure(t('drafts.noneInLanguage'));
      tellHidden(hidden);
      close();
      onPublished();
      void reload();
    },
    // Somebody else may have changed one of them.
    onError: () => void reload(),
  });

  function close() {
    setChoice('both');
    reset();
    onClose();
  }

  const nameOf = ({ title, entity }: Draft) => inLanguage(title, language).text || t(`kinds.${entity}`);
  const reasonOf = (index: number) => (isApiError(error) ? error.fields[`drafts.${index}`] : undefined);
  const said = shown.map((draft, index) => ({
    draft,
    name: nameOf(draft),
    warnings: warningsOf(draft, choice).map(([warning, of]) => t(`drafts.warnings.${warning}.${of}`)),
    reason: reasonOf(index),
  }));

  return (
    <QuestionModal
      opened={drafts !== null}
      title={t('drafts.question', { count: shown.length })}
      confirm={t('drafts.publishShort')}
      isBusy={isPending}
      failure={error && failureOf(error, 'update')}
      onConfirm={() => mutate()}
      onClose={close}
    >
      <Stack gap="md">
        {shown.some(({ state }) => state === 'changed') && (
          <Radio.Group
            label={t('drafts.choice.label')}
            description={t('drafts.choice.note')}
            value={choice}
            onChange={(chosen) => setChoice(chosen as Choice)}
          >
            <Stack gap="xs" mt="xs">
              {(['both', ...languages] as const).map((one) => (
                <Radio key={one} value={one} label={t(`drafts.choice.${one}`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Stack component="ul" gap="xs" m={0} pl="lg">
          {said.map(({ draft, name, warnings, reason }) => (
            <li key={draft._id}>
              <Text fw={600}>{name}</Text>
              {warnings.map((warning) => (
                <Text key={warning} size="sm">
                  {warning}
                </Text>
              ))}
              {reason && (
                <Text size="sm" c="red">
                  {reason}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      </Stack>
    </QuestionModal>
  );
}

type Warning = [warning: 'missing' | 'older' | 'left', of: Language];

/** What visitors will read that is missing or older, and what stays a draft. */
function warningsOf({ state, lacks, languages: drafted }: Draft, choice: Choice): Warning[] {
  const whole = languages.flatMap((language): Warning[] => (lacks[language] ? [[lacks[language], language]] : []));
  if (choice === 'both' || state !== 'changed') return whole;
  const other = otherLanguage(choice);
  const isLeft = drafted.includes(other);
  return [
    ...whole.filter(([, language]) => !isLeft || language === choice),
    ...(isLeft ? [['left', other] as Warning] : []),
  ];
}
