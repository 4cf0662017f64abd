import { Button, Checkbox, Text } from '@mantine/core';
import type { DraftState } from '@varda/contract/draft-states';
import type { EditedKind } from '@varda/contract/edit-history';
import type { Language, Localized } from '@varda/contract/language';
import type { ScheduleAction } from '@varda/contract/schedule-states';
import type { ScheduledItem } from '@varda/contract/schedules';
import { screenOf } from '@varda/contract/screen-paths';
import { inLanguage } from '@varda/platform/language';
import type { ScreenIntent } from '@varda/platform/remote/screen-intent';
import { Link } from '@varda/platform/router';
import type { RefObject } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './schedule.module.css';

/** An item that can be scheduled. */
export interface Plannable {
  entity: EditedKind;
  _id: string;
  action: ScheduleAction;
  language: Language | null;
  title: Localized;
  /** Of what is on the site and has been drafted one language can be published. */
  draftState?: DraftState;
  /** The version of the draft that is shown. */
  __v?: number;
  /** It is on the site by a switch for each language: one alone can be taken off. */
  hasSwitches?: boolean;
}

export type ShownItem = Plannable &
  Partial<Pick<ScheduledItem, 'state' | 'reason' | 'draft' | 'draftVersion' | 'categoryName'>>;

interface Props {
  /** Takes the focus of what goes with an item. */
  list?: RefObject<HTMLUListElement | null>;
  items: readonly ShownItem[];
  /** What the last call said of items, by their index. */
  refused: Record<string, string>;
  /** Names lead to the forms: there is none open below. */
  isLinked: boolean;
  onTakeOut: ((item: ShownItem) => void) | null;
  /** Names the version of a changed draft that was seen; none takes that back. */
  onSeen?: (item: ShownItem, version: number | undefined) => void;
}

/** What happens to which items, and what is known of each. */
export function ScheduleItems({ list, items, refused, isLinked, onTakeOut, onSeen }: Props) {
  const { t, language } = useAdminTexts();
  return (
    <ul ref={list} tabIndex={-1} className={classes.items} aria-label={t('schedules.items')}>
      {items.map((item, index) => {
        const { text, lang } = inLanguage(item.title, language);
        const name = text || item._id;
        const reason = refused[`items.${index}`] ?? (item.reason ? item.reason[language] : undefined);
        const path = isLinked && screenOf(item.entity, { categoryName: item.categoryName, id: item._id });
        const isDrafted = item.action === 'publish' && item.state === 'waiting';
        const intent: ScreenIntent = { open: isDrafted ? 'draft' : 'edit', id: item._id };
        const inOne = item.language ? ` ${t(`schedules.inLanguage.${item.language}`)}` : '';
        return (
          <li key={`${item.entity}/${item._id}`} className={classes.item}>
            <div>
              <Text span fw={600} lang={lang}>
                {path ? (
                  <Link to={path} state={intent}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </Text>{' '}
              <Text span size="sm" c="dimmed">
                {t(`schedules.actions.${item.action}`)}
                {inOne}
              </Text>
              {item.state && item.state !== 'waiting' && <Text size="sm">{t(`schedules.states.${item.state}`)}</Text>}
              {(item.draft === 'changed' || item.draft === 'gone') && (
                <Text size="sm" fw={500}>
                  {t(`schedules.draft.${item.draft}`)}
                </Text>
              )}
              {onSeen && item.draft === 'changed' && item.draftVersion != null && (
                <Checkbox
                  size="sm"
                  label={t('schedules.seen')}
                  aria-label={`${t('schedules.seen')}: ${name}`}
                  checked={item.__v === item.draftVersion}
                  onChange={({ currentTarget }) =>
                    onSeen(item, currentTarget.checked ? (item.draftVersion ?? undefined) : undefined)
                  }
                />
              )}
              {reason && (
                <Text size="sm" c="red">
                  {reason}
                </Text>
              )}
            </div>
            {onTakeOut && items.length > 1 && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('schedules.takeOut', { name })}
                onClick={() => onTakeOut(item)}
              >
                {t('schedules.takeOutShort')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
