import { isEmptyRichText } from '@varda/contract/empty-rich-text';
import type { ChangedAt } from '@varda/contract/entity';
import { type Language, type Localized, languages, otherLanguage } from '@varda/contract/language';
import type { Changed } from '../resource/resource.ts';
import { isSame } from './is-same.ts';

function isLocalized(value: unknown): value is Localized {
  return languages.every((language) => typeof (value as Localized | null)?.[language] === 'string');
}

/** Whether something is said once per language: a text, or a switch. */
export function isPerLanguage(value: unknown): value is Localized<string | boolean> {
  return languages.every((language) => ['string', 'boolean'].includes(typeof (value as Localized | null)?.[language]));
}

/** What differs between two states of a form, down to the language: what is left out stays as it is stored. */
export function changedFields<Values extends object>(before: Values, after: Values): Changed<Values> {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    const former = before[name as keyof Values];
    if (isPerLanguage(value) && isPerLanguage(former)) {
      const inLanguages = languages.filter((language) => value[language] !== former[language]);
      if (inLanguages.length > 0) changed[name] = pick(value, inLanguages);
    } else if (!isSame(value, former)) {
      changed[name] = value;
    }
  }
  return changed as Changed<Values>;
}

/** The changes together with the texts that have to be there in some languages, changed or not. */
export function withWanted<Values extends object>(
  changed: Changed<Values>,
  values: Values,
  wanted: readonly (keyof Values & string)[],
  inLanguages: readonly Language[],
): Changed<Values> {
  const all: Record<string, unknown> = { ...changed };
  for (const name of wanted) {
    const value = values[name];
    if (isLocalized(value)) all[name] = { ...pick(value, inLanguages), ...(changed[name] as object | undefined) };
  }
  return all as Changed<Values>;
}

/** The languages that a change is about. */
export function languagesOf(changed: object): Language[] {
  const parts = Object.values(changed).filter((value) => typeof value === 'object' && value !== null);
  return languages.filter((language) => parts.some((part) => language in part));
}

/** Whether the texts of a language are older than those of the other one: a translation that has not been brought up to date. */
export function lagsBehind(entity: object, language: Language): boolean {
  const { changedAt } = entity as { changedAt?: ChangedAt };
  const own = changedAt?.[language];
  const ahead = changedAt?.[otherLanguage(language)];
  return Boolean(own && ahead && own < ahead);
}

/** Names of the texts that stand in the other language and not in this one. */
export function missingIn(entity: object, language: Language): string[] {
  const isMissing = ([, value]: [string, unknown]) =>
    isLocalized(value) && isEmptyRichText(value[language]) && languages.some((other) => !isEmptyRichText(value[other]));
  return Object.entries(entity)
    .filter(isMissing)
    .map(([name]) => name);
}

function pick<T>(value: Localized<T>, chosen: readonly Language[]): Partial<Localized<T>> {
  return Object.fromEntries(chosen.map((language) => [language, value[language]])) as Partial<Localized<T>>;
}
