import type { Lack } from '@varda/contract/drafts';
import type { ChangedAt } from '@varda/contract/entity';
import { type Language, type Localized, otherLanguage } from '@varda/contract/language';
import type { TranslationFilter } from '@varda/contract/list-options';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a row is asked for: all of them are, unless those are wanted of which one language, or a certain one, lacks a text
 * that the other one has, or lags behind it.
 *
 * @param wanted what the query of a list says
 * @param table name of the table, to which the columns belong
 * @param texts names of its texts in two languages
 */
export function translationIs(
  wanted: TranslationFilter | undefined,
  table: string,
  texts: readonly string[],
): RawBuilder<SqlBool> {
  if (wanted === undefined) return sql<SqlBool>`1 = 1`;
  const [state, language] = wanted.split('-') as ['missing' | 'older', Language] | ['needed'];
  if (language) {
    const { isMissing, isOlder } = lackIn(language, table, texts);
    return state === 'missing' ? isMissing : sql<SqlBool>`(not ${isMissing} and ${isOlder})`;
  }
  const { isMissing, isOlder } = lacks(table, texts);
  return sql<SqlBool>`(${isMissing} or ${isOlder})`;
}

/** What a language of a row lacks: `missing` a text that the other one has, else `older`, else null. */
export function lackOf(language: Language, table: string, texts: readonly string[]): RawBuilder<Lack> {
  const { isMissing, isOlder } = lackIn(language, table, texts);
  return sql`case when ${isMissing} then 'missing' when ${isOlder} then 'older' end`;
}

/** The same of texts that are at hand, for both languages. */
export function lacksOf(texts: readonly Localized[], changedAt: ChangedAt): Localized<Lack> {
  const lack = (language: Language): Lack => {
    const other = otherLanguage(language);
    if (texts.some((text) => text[language] === '' && text[other] !== '')) return 'missing';
    return (changedAt[language] ?? '') < (changedAt[other] ?? '') ? 'older' : null;
  };
  return { en: lack('en'), mk: lack('mk') };
}

function lackIn(language: Language, table: string, texts: readonly string[]) {
  const other = otherLanguage(language);
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const missing = texts.map(
    (name) => sql`${column(`${name}_${language}`)} = '' and ${column(`${name}_${other}`)} <> ''`,
  );
  return {
    isMissing: sql<SqlBool>`(${sql.join(missing, sql` or `)})`,
    isOlder: sql<SqlBool>`${column(`changed_${language}`)} < ${column(`changed_${other}`)}`,
  };
}

/** What the languages of a row lack: `missing` a text that the other one has, else `older`, else null. */
export function translationState(table: string, texts: readonly string[]): RawBuilder<'missing' | 'older' | null> {
  const { isMissing, isOlder } = lacks(table, texts);
  return sql`case when ${isMissing} then 'missing' when ${isOlder} then 'older' end`;
}

function lacks(table: string, texts: readonly string[]) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const missing = texts.map((name) => sql`(${column(`${name}_en`)} = '') <> (${column(`${name}_mk`)} = '')`);
  return {
    isMissing: sql`(${sql.join(missing, sql` or `)})`,
    isOlder: sql`${column('changed_en')} <> ${column('changed_mk')}`,
  };
}
