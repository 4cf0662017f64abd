import { type Language, type Localized, languages } from '@varda/contract/language';
import type { TranslationFilter } from '@varda/contract/list-options';
import {
  type DerivedColumns,
  namesOf,
  type TextColumns,
  type TextField,
  type TextFields,
  type TextsOf,
} from '@varda/contract/text-fields';
import { columns, merged, type PartlyLocalized } from './localized-columns.ts';
import { cleanLocalized, cleanOptional } from './rich-text-policy.ts';
import { searchColumn, textOfHtml } from './search-text.ts';
import { sortKeys } from './sort-key.ts';
import { lackOf, translationIs, translationState } from './translations.ts';

/** Texts as an edit sends them. */
export type ChangedTexts<F extends TextFields> = { -readonly [Name in keyof F]?: PartlyLocalized | undefined };

/**
 * How a table stores the texts of its entity: each in two columns, beside keys to sort them by and one column to search them in.
 *
 * @example const texts = storedTexts('dosage', dosageTexts);
 *   await tx.insertInto('dosage').values({ id, ...texts.columnsOf(body) })
 */
export function storedTexts<T extends string, F extends TextFields>(table: T, fields: F) {
  const names = namesOf(fields);
  const field = (name: keyof F): TextField => fields[name] as TextField;
  const columnOf = (name: keyof F & string) => field(name).column ?? name;
  const isRich = (name: keyof F) => field(name).kind === 'rich';
  const sorted = names.filter((name) => field(name).sorted);

  /** What can be read in a text. */
  const plain = (name: keyof F, text: Localized): Localized =>
    isRich(name) ? { en: textOfHtml(text.en), mk: textOfHtml(text.mk) } : text;

  /** What searches look through: plain texts first. */
  function searched(texts: TextsOf<F>, others: readonly string[]): string {
    const lines = (rich: boolean) =>
      names
        .filter((name) => isRich(name) === rich)
        .flatMap((name) => languages.map((language) => plain(name, texts[name])[language]));
    return searchColumn([...lines(false), ...others, ...lines(true)]);
  }

  return {
    /** The columns of the texts, with their table, for a `select`. */
    selected: names.flatMap((name) =>
      languages.map((language) => `${table}.${columnOf(name)}_${language}`),
    ) as `${T}.${keyof TextColumns<F> & string}`[],

    textsOf(row: TextColumns<F>): TextsOf<F> {
      const cells = row as Record<string, string>;
      const text = (column: string) => ({ en: cells[`${column}_en`], mk: cells[`${column}_mk`] });
      return Object.fromEntries(names.map((name) => [name, text(columnOf(name))])) as TextsOf<F>;
    },

    /** The columns of the texts alone, of a table without derived ones. */
    plainColumnsOf(texts: TextsOf<F>): TextColumns<F> {
      return Object.assign({}, ...names.map((name) => columns(columnOf(name), texts[name])));
    },

    /**
     * The columns of the texts, and those that are derived from them.
     *
     * @param others what searches find beside the texts
     */
    columnsOf(texts: TextsOf<F>, others: readonly string[] = []): TextColumns<F> & DerivedColumns<F> {
      return Object.assign(this.plainColumnsOf(texts), this.derivedColumnsOf(texts, others));
    },

    /** Those that are derived alone. */
    derivedColumnsOf(texts: TextsOf<F>, others: readonly string[]): DerivedColumns<F> {
      const keys = sorted.map((name) => columns(`${columnOf(name)}_sort`, sortKeys(plain(name, texts[name]))));
      return Object.assign({}, ...keys, { search: searched(texts, others) });
    },

    /** The texts after an edit: what it leaves out stays byte for byte. */
    merged(before: TextsOf<F>, change: ChangedTexts<F>): TextsOf<F> {
      return Object.fromEntries(names.map((name) => [name, merged(before[name], change[name])])) as TextsOf<F>;
    },

    /** See {@link translationIs}. */
    translationIs: (wanted: TranslationFilter | undefined) => translationIs(wanted, table, names.map(columnOf)),

    /** See {@link lackOf}. */
    lackOf: (language: Language) => lackOf(language, table, names.map(columnOf)),

    /** See {@link translationState}. */
    translationState: translationState(table, names.map(columnOf)),

    /** The columns of sort keys in a language, by the names of their texts. */
    sortColumns(language: Language) {
      return Object.fromEntries(
        sorted.map((name) => [name, `${table}.${columnOf(name)}_sort_${language}`]),
      ) as SortColumns<T, F>;
    },

    /** A body with its rich texts sanitized. @throws HttpError with the field named, if nothing is left of one that is required */
    cleanNew<B extends TextsOf<F>>(body: B): B {
      return clean(body, (name) => field(name).required !== undefined);
    },

    /** The same of an edit, which may empty more. */
    cleanChange<B extends ChangedTexts<F>>(body: B): B {
      return clean(body, (name) => field(name).required === 'always');
    },
  };

  function clean<B extends ChangedTexts<F>>(body: B, isRequired: (name: keyof F & string) => boolean): B {
    const cleaned = { ...body };
    for (const name of names.filter(isRich)) {
      const html = body[name];
      if (html) cleaned[name] = isRequired(name) ? cleanLocalized(name, html) : cleanOptional(html);
    }
    return cleaned;
  }
}

/** `{ name: 'dosage.name_sort_mk' }` */
type SortColumns<T extends string, F extends TextFields> = {
  -readonly [Name in keyof F as F[Name] extends { sorted: true } ? Name : never]: `${T}.${F[Name] extends {
    column: infer C extends string;
  }
    ? C
    : Name & string}_sort_${Language}`;
};
