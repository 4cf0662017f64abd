import { type Language, languages } from '@varda/contract/language';
import Negotiator from 'negotiator';

/** Those that there are, the best one first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that an `Accept-Encoding` takes; null for the text as it is. */
export const acceptedEncoding = remembered((header): Encoding | null => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings]);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? null;
});

/** The language of ours that an `Accept-Language` likes best; null where it names none of them. */
export const acceptedLanguage = remembered((header): Language | null => {
  const best = new Negotiator({ headers: { 'accept-language': header } }).language([...languages]);
  return languages.find((language) => language === best) ?? null;
});

/** Browsers send the same few headers again and again. */
const mostRemembered = 100;

function remembered<T>(read: (header: string) => T): (header?: string) => T {
  const known = new Map<string, T>();
  return (header = '') => {
    const before = known.get(header);
    if (before !== undefined) return before;
    if (known.size >= mostRemembered) known.clear();
    const now = read(header);
    known.set(header, now);
    return now;
  };
}
