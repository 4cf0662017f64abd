import type { Localized } from '@varda/contract/language';

/** A text of which one or both languages may be left out, as edits send it. */
export interface PartlyLocalized {
  en?: string | undefined;
  mk?: string | undefined;
}

/** A localized text as its two columns: `{ name_en, name_mk }`. */
export function columns<N extends string>(name: N, { en, mk }: Localized) {
  return { [`${name}_en`]: en, [`${name}_mk`]: mk } as { [C in `${N}_en` | `${N}_mk`]: string };
}

/** A text after an edit: what the edit leaves out stays byte for byte. */
export function merged(before: Localized, change: PartlyLocalized | undefined): Localized {
  return { en: change?.en ?? before.en, mk: change?.mk ?? before.mk };
}
