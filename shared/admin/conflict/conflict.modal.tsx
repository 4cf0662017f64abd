import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { OpenedKind } from '@varda/contract/presence';
import { useId, useState } from 'react';
import { AdminModal, aboveForms } from '../dialog/admin-modal.tsx';
import { useLast } from '../dialog/use-last.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { RowStamps } from '../stamps/row-stamps.tsx';
import type { SavedRow } from '../stamps/saved-row.ts';
import classes from './conflict.module.css';
import type { Conflict } from './merge.ts';
import { ShownValue } from './shown-value.tsx';

interface Props {
  /** The row as somebody else has saved it; null for a new one. */
  row: SavedRow | null;
  kind: OpenedKind;
  /** What is to be decided; null while nothing is. */
  conflicts: readonly Conflict[] | null;
  /** What deciding does. */
  action: 'save' | 'continue';
  /** Gets those conflicts in which the other person's value is wanted. */
  onDecided: (theirs: Conflict[]) => void;
  onClose: () => void;
}

/** Lets somebody choose, field by field, between what they have typed and what somebody else has saved. */
export function ConflictModal({ row, kind, conflicts, action, onDecided, onClose }: Props) {
  const { t } = useAdminTexts();
  const shown = useLast(conflicts, conflicts !== null);
  const saved = useLast(row, conflicts !== null);
  return (
    <AdminModal
      opened={conflicts !== null}
      onClose={onClose}
      closeOnEscape={false}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      title={t('conflict.title')}
      size="62rem"
      zIndex={aboveForms}
    >
      {shown && (
        <Choices row={saved} kind={kind} conflicts={shown} action={action} onDecided={onDecided} onClose={onClose} />
      )}
    </AdminModal>
  );
}

function Choices({ row, kind, conflicts, action, onDecided, onClose }: Props & { conflicts: readonly Conflict[] }) {
  const { t } = useAdminTexts();
  const [theirs, setTheirs] = useState<ReadonlyMap<Conflict, boolean>>(new Map());
  const isDecided = conflicts.every((conflict) => theirs.has(conflict));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onDecided(conflicts.filter((conflict) => theirs.get(conflict)));
      }}
    >
      <Stack gap="lg">
        <div>
          <Text>{t('conflict.explanation')}</Text>
          {row && <RowStamps row={row} kind={kind} lastOnly />}
        </div>
        {conflicts.map((conflict, place) => (
          <Choice
            key={`${conflict.name}.${conflict.language}.${conflict.block?.at}`}
            conflict={conflict}
            part={partOf(conflict, conflicts)}
            isFirst={place === 0}
            isTheirs={theirs.get(conflict)}
            onChoose={(isTheirs) => setTheirs((before) => new Map(before).set(conflict, isTheirs))}
          />
        ))}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('conflict.back')}
          </Button>
          <Button type="submit" disabled={!isDecided}>
            {t(`conflict.${action}`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Which of the differences of one text it is, counted from 1; null where there is no other. */
function partOf({ block }: Conflict, all: readonly Conflict[]): { place: number; total: number } | null {
  const ofText = all.filter((other) => block && other.block?.of === block.of);
  const place = ofText.findIndex((other) => other.block?.at === block?.at) + 1;
  return ofText.length > 1 ? { place, total: ofText.length } : null;
}

/** Long texts often begin alike: the first paragraph that differs comes into sight. */
function showDifference(value: HTMLElement | null) {
  const first = value?.querySelector('mark');
  if (value && first) value.scrollTop = first.offsetTop - value.clientHeight / 3;
}

interface ChoiceProps {
  conflict: Conflict;
  part: { place: number; total: number } | null;
  /** The dialog begins here, not at the button that closes it. */
  isFirst: boolean;
  /** Undefined until somebody has chosen. */
  isTheirs: boolean | undefined;
  onChoose: (isTheirs: boolean) => void;
}

function Choice({ conflict, part, isFirst, isTheirs, onChoose }: ChoiceProps) {
  const { t, own, language: current } = useAdminTexts();
  const { name, language, mine, theirs } = conflict;
  const group = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>
        {own(`fields.${name}`)}
        {language && ` · ${t(`languages.${language}`)}`}
        {part && ` · ${t('conflict.part', { place: part.place, total: part.total })}`}
      </legend>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className={classes.side}>
            <Radio
              name={group}
              value={side}
              checked={isTheirs === (side === 'theirs')}
              label={t(`conflict.${side}`)}
              classNames={{ label: classes.label ?? '' }}
              aria-describedby={`${group}-${side}`}
              data-autofocus={(isFirst && side === 'mine') || undefined}
              onChange={() => onChoose(side === 'theirs')}
            />
            <div ref={showDifference} className={classes.value} id={`${group}-${side}`} lang={language ?? undefined}>
              <ShownValue
                value={side === 'mine' ? mine : theirs}
                other={side === 'mine' ? theirs : mine}
                language={language ?? current}
              />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
