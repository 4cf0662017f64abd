import type { ChangedAt } from '@varda/contract/entity';
import { type Language, type Localized, languages, otherLanguage } from '@varda/contract/language';
import { type ExpressionWrapper, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { momentAfter, now } from '../database/ids.ts';
import { HttpError } from '../http/http-error.ts';
import { isSpellingOnly } from './spelling.ts';

/* Whoever changes a row holds the guard of its table, so that the version that was checked is the one that is replaced. */

/** The localized texts of an entity, by their names. */
type Texts<T> = Record<keyof T, Localized>;

/** What a row knows of its own changes. */
export interface ChangeColumns {
  version: number;
  changed_en: string | null;
  changed_mk: string | null;
  created_at: string;
  updated_at: string;
}

/** The names of those columns, of a table. */
export function changeColumnsOf<T extends string>(table: T) {
  return [
    `${table}.version`,
    `${table}.changed_en`,
    `${table}.changed_mk`,
    `${table}.created_at`,
    `${table}.updated_at`,
  ] as const;
}

export function toChanges(row: ChangeColumns) {
  return {
    __v: row.version,
    changedAt: { en: row.changed_en, mk: row.changed_mk },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The columns of a row that is made now; a language without any text has never been changed. */
export function firstVersion<T extends Texts<T>>(texts: T): ChangeColumns {
  const moment = now();
  const isWritten = (language: Language) => Object.values<Localized>(texts).some((text) => text[language] !== '');
  return {
    version: 0,
    changed_en: isWritten('en') ? moment : null,
    changed_mk: isWritten('mk') ? moment : null,
    created_at: moment,
    updated_at: moment,
  };
}

/** The columns of a row whose content is written now. Corrections of spelling leave the moments of both languages as they are. */
export function nextVersion<T extends Texts<T>>(before: T & { changedAt: ChangedAt }, texts: T) {
  const moment = now();
  const names = Object.keys(texts) as (keyof T)[];
  const isChanged = (language: Language) => names.some((name) => texts[name][language] !== before[name][language]);
  const isMeaning = languages.some((language) =>
    names.some((name) => !isSpellingOnly(before[name][language], texts[name][language])),
  );
  const changed = (language: Language) => {
    if (!isMeaning || !isChanged(language)) return before.changedAt[language];
    const other = otherLanguage(language);
    const ahead = before.changedAt[other];
    const catchesUp = ahead !== null && !isChanged(other) && (before.changedAt[language] ?? '') < ahead;
    if (catchesUp) return ahead;
    return isChanged(other) ? moment : momentAfter(ahead, moment);
  };
  return {
    version: oneMore,
    changed_en: changed('en'),
    changed_mk: changed('mk'),
    updated_at: moment,
  };
}

/**
 * For the `where` of an update: a row that has these values already is left as it is, with its version and its author.
 *
 * @param columns those of the content, without what every write changes
 */
export function hasOther(columns: Record<string, string | number | null>) {
  // biome-ignore lint/suspicious/noExplicitAny: columns of whichever table the update is of
  const eb = expressionBuilder<any, any>();
  const differences = Object.entries(columns).map(([column, value]) => eb(column, 'is distinct from', value));
  // biome-ignore lint/suspicious/noExplicitAny: as above
  return eb.or(differences) as ExpressionWrapper<any, any, SqlBool>;
}

export const oneMore: RawBuilder<number> = sql<number>`version + 1`;

/**
 * Refuses a change that was made to another version than the one that is stored.
 *
 * @param ifMatch the version that the caller has seen; null if it does not matter
 */
export function requireVersion(current: { __v: number }, ifMatch: number | null): void {
  if (ifMatch !== null && current.__v !== ifMatch) throw new HttpError('changed_meanwhile', { current });
}
