import { translationsColumn } from '@varda/admin/columns';
import { type AnnouncementFields, announcementState } from '@varda/contract/announcements';
import { dayInSkopje } from '@varda/contract/dates';
import { otherLanguage } from '@varda/contract/language';
import type { SiteItem } from '@varda/contract/site-items';
import { useLanguage } from '@varda/platform/language';
import { useTexts } from '../texts/use-texts.ts';

/** What an announcement says, and whether it is on the site. */
export const announcementColumns = [
  { key: 'message', Cell: Message },
  { key: 'state', Cell: State },
];

const marks = translationsColumn<SiteItem>();

/** What says nothing in either language lacks no translation, and is not complete. */
export const announcementTranslations = { ...marks, Cell: Translations };

function Translations({ row }: { row: SiteItem }) {
  return row.message?.en || row.message?.mk ? <marks.Cell row={row} /> : '–';
}

function Message({ row: { message } }: { row: SiteItem }) {
  const own = useLanguage();
  const language = message?.[own] ? own : otherLanguage(own);
  return message?.[language] ? <span lang={language}>{message[language]}</span> : '–';
}

function State({ row }: { row: SiteItem }) {
  const { t } = useTexts();
  const { from, until, message } = row as SiteItem & AnnouncementFields;
  const state = announcementState({ message, from, until }, dayInSkopje(new Date()));
  const text = t(`site.announcement.states.${state}`);
  if (state === 'planned') return `${text} (${t('site.announcement.from', { day: written(from) })})`;
  return until && state !== 'empty' ? `${text} (${t('site.announcement.until', { day: written(until) })})` : text;
}

/** As the other dates of the list. */
function written(day: string): string {
  return day.split('-').toReversed().join('/');
}
