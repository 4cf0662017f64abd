import { z } from 'zod';
import { isBlank } from './blank.ts';
import { bounds } from './bounds.ts';
import { isEmptyRichText } from './empty-rich-text.ts';

/** U+0000 cannot be stored by PostgreSQL, and half a surrogate pair cannot be written as UTF-8. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Text as it came, up to a bound, of characters that a database can hold and compare. */
export const text = (longest: number) => z.string().max(longest).refine(isStorable, { error: 'unstorable' });

/** Text that may be empty, trimmed. */
export const optionalText = (longest: number = bounds.name) => z.string().trim().pipe(text(longest));

/** Text with something to be seen in it, trimmed. */
export const requiredText = (longest: number = bounds.name) =>
  z
    .string()
    .trim()
    .pipe(
      text(longest)
        .min(1, { error: 'required' })
        .refine((line) => !isBlank(line), { error: 'required' }),
    );

/** HTML of the rich text editor; what is not allowed in it is taken out by the server. */
export const richText = text(bounds.richText);

/** HTML with something left after tags and non-breaking spaces are stripped (V-01). */
export const requiredRichText = richText.refine((html) => !isEmptyRichText(html), { error: 'required' });

/** Spaces and signs that nobody sees. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/u;

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a word has letters of two alphabets: `аna` with a Cyrillic а looks like another address and is not. */
const isMixed = (word: string) => alphabets.filter((letters) => letters.test(word)).length > 1;

/** One spelling of an address: compatibility forms composed, lower case. */
export const normalizedEmail = (address: string): string => address.normalize('NFKC').trim().toLowerCase();

/** Text, an @ and a dotted domain (V-07), of what can be seen. Compared without regard to case. */
export const emailAddress = z
  .string()
  .overwrite(normalizedEmail)
  .pipe(
    text(bounds.email)
      .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, { error: 'email' })
      .refine((address) => !invisible.test(address) && !address.split(/[^\p{L}\p{M}]+/u).some(isMixed), {
        error: 'email',
      }),
  );
