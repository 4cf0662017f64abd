import { z } from 'zod';
import { id, translated } from './entity.ts';
import { languageSchema } from './localized.ts';

/** What a person says of the texts of a language: they need no change beside the other language, or they need one. */
export const translationMark = z.object({ language: languageSchema, is: z.enum(['right', 'older']) });
export type TranslationMark = z.infer<typeof translationMark>;

/** What the entity knows of its own changes after that. */
export const markedTranslation = z.object({ _id: id, ...translated });
