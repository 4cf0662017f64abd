import { defaultLanguage, isLanguage, type Language } from '@varda/contract/language';
import { acceptedLanguage } from '@varda/server/accepted';
import type { FastifyRequest } from 'fastify';

/** The language of the answer's messages: `lang` of the query, else the browser's first choice of ours, else English. */
export function requestLanguage(request: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  // From the address: a schema that has no `lang` has taken it out of the parsed query.
  const lang = new URLSearchParams(request.url.split('?')[1]).get('lang');
  return isLanguage(lang) ? lang : (acceptedLanguage(request.headers['accept-language']) ?? defaultLanguage);
}
