import { defaultLanguage, isLanguage, type Language } from '@varda/shared/contract/language';
import { acceptedLanguage } from '@varda/shared/server/accepted';
import type { FastifyRequest } from 'fastify';

/** The language of a request: `?lang=`, else the `lang` cookie, else `Accept-Language`, else English. */
export function visitorLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  const cookie = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  if (isLanguage(cookie)) return cookie;
  return acceptedLanguage(request.headers['accept-language']) ?? defaultLanguage;
}
