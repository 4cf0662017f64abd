import { z } from 'zod';
import { languages } from './language.ts';

export const languageSchema = z.enum(languages);

/** Both languages with the same rule: what an entity holds, and what a create sends. */
export function localized<T extends z.ZodType>(schema: T) {
  return z.object({ en: schema, mk: schema });
}

/** Any of the languages: what an edit sends. A language that is left out stays byte for byte as it was. */
export function partlyLocalized<T extends z.ZodType>(schema: T) {
  return z.object({ en: schema.optional(), mk: schema.optional() });
}
