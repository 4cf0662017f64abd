import type { Localized } from './language.ts';
import { languages } from './language.ts';

/** Most characters of an announcement, and of the words of its link. */
export const longestAnnouncement = 160;
export const longestLinkText = 40;

export const importances = ['info', 'important'] as const;

/** An announcement as staff write it. Days are `2026-12-24`, in Skopje; an empty one is no bound. */
export interface AnnouncementFields {
  message: Localized;
  linkText: Localized;
  target: string;
  from: string;
  until: string;
}

/** `today`: it is on the site where there is a text in the language of the page. */
type AnnouncementState = 'empty' | 'planned' | 'today' | 'ended';

/** @param today see `dayInSkopje` */
export function announcementState(
  { message, from, until }: Pick<AnnouncementFields, 'message' | 'from' | 'until'>,
  today: string,
): AnnouncementState {
  if (!languages.some((language) => message[language])) return 'empty';
  if (until && until < today) return 'ended';
  return from > today ? 'planned' : 'today';
}

type Partly<Value> = Value extends Localized ? { en?: string | undefined; mk?: string | undefined } : Value;
type PartlyFilled = { readonly [Name in keyof AnnouncementFields]?: Partly<AnnouncementFields[Name]> | undefined };

/** What the fields of an announcement have against each other: the field's path, and the rule. What is missing is not looked at. */
export function announcementProblems(
  fields: PartlyFilled,
): { path: string[]; rule: 'required' | 'day_before_first' }[] {
  const { message, linkText, target, from, until } = fields;
  const unlinked = target
    ? languages.filter((language) => message?.[language] && linkText?.[language]?.trim() === '')
    : [];
  const isAimless = target === '' && languages.some((language) => linkText?.[language]?.trim());
  return [
    ...unlinked.map((language) => ({ path: ['linkText', language], rule: 'required' as const })),
    ...(isAimless ? [{ path: ['target'], rule: 'required' as const }] : []),
    ...(from && until && until < from ? [{ path: ['until'], rule: 'day_before_first' as const }] : []),
  ];
}
