import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ChangedAt } from '@varda/contract/entity';
import { type Language, languages } from '@varda/contract/language';
import type { TranslationMark } from '@varda/contract/translations';
import { createContext, useContext, useRef } from 'react';
import { lagsBehind } from '../form/changes.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './translation-tools.module.css';
import type { TranslationMarks } from './use-translation-marks.ts';

/** Marks of the row that is edited; null while one is created. */
export const MarksOfRow = createContext<TranslationMarks | null>(null);

interface Props {
  row: object;
  /** Languages of which can be said that they need a change. */
  offered: readonly Language[];
}

/** Says which language is older, and takes what a person says of it. */
export function TranslationTools({ row, offered }: Props) {
  const { t } = useAdminTexts();
  const marks = useContext(MarksOfRow);
  const group = useRef<HTMLElement>(null);
  const { changedAt } = row as { changedAt?: ChangedAt };
  if (!marks || !changedAt?.en || !changedAt.mk) return null;
  const { isMarking } = marks;
  const older = languages.find((language) => lagsBehind(row, language));

  function mark(said: TranslationMark) {
    // The button that was pressed goes, and another one comes in its place.
    group.current?.focus();
    marks?.mark(said);
  }

  return (
    <section
      ref={group}
      aria-label={t('columns.translations')}
      tabIndex={-1}
      className={older ? classes.older : classes.offers}
    >
      {older ? (
        <>
          <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
          <Text size="sm" className={classes.text}>
            {t(`translations.isOlder.${older}`)}
          </Text>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCheck size={16} aria-hidden />}
            loading={isMarking}
            onClick={() => mark({ language: older, is: 'right' })}
          >
            {t('translations.stillRight')}
          </Button>
        </>
      ) : (
        offered.map((language) => (
          <Button
            key={language}
            size="compact-sm"
            variant="subtle"
            className={classes.offer}
            disabled={isMarking}
            onClick={() => mark({ language, is: 'older' })}
          >
            {t(`translations.needsChange.${language}`)}
          </Button>
        ))
      )}
    </section>
  );
}
