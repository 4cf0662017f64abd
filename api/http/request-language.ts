import { defaultLanguage, isLanguage, type Language } from '@varda/shared/contract/language';
import type { FastifyRequest } from 'fastify';

/** The language of the answer's messages: `lang` of the query, else the browser's first choice of ours, else English. */
export function requestLanguage(request: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  // From the address: a schema that has no `lang` has taken it out of the parsed query.
  const lang = new URLSearchParams(request.url.split('?')[1]).get('lang');
  if (isLanguage(lang)) return lang;
  const wishes = (request.headers['accept-language'] ?? '').split(',').map((wish) => {
    const [range = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    return { language: range.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const best = wishes
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)[0]?.language;
  return isLanguage(best) ? best : defaultLanguage;
}
