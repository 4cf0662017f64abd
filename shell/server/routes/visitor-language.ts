import { cookieIn, cookieText } from '@varda/contract/cookie';
import { languageCookie, languageCookieAge } from '@varda/contract/cookie-names';
import { defaultLanguage, isLanguage, type Language } from '@varda/contract/language';
import { acceptedLanguage } from '@varda/server/accepted';
import type { FastifyRequest } from 'fastify';

/**
 * The language of a request: `?lang=`, else the `lang` cookie, else English (N-04). With `fromBrowser`,
 * `Accept-Language` comes before English.
 */
export function visitorLanguage(request: FastifyRequest, fromBrowser: boolean): Language {
  const accepted = fromBrowser ? acceptedLanguage(request.headers['accept-language']) : null;
  return inLink(request) ?? inCookie(request) ?? accepted ?? defaultLanguage;
}

/**
 * The cookie with which a visit that began with a link to a language goes on in it; null where the link names none, or the
 * visitor has a language already.
 */
export function cookieOfVisit(request: FastifyRequest): string | null {
  const language = inLink(request);
  return language && !inCookie(request) ? languageCookieText(language, request) : null;
}

/** The cookie of a language that somebody has chosen. */
export function cookieOfChoice(language: Language, request: FastifyRequest): string {
  return languageCookieText(language, request, languageCookieAge);
}

function languageCookieText(language: Language, { protocol }: FastifyRequest, age?: number): string {
  return cookieText(languageCookie, language, protocol === 'https', age === undefined ? {} : { age });
}

function inLink(request: FastifyRequest): Language | null {
  const { lang } = request.query as { lang?: unknown };
  return isLanguage(lang) ? lang : null;
}

function inCookie({ headers, protocol }: FastifyRequest): Language | null {
  const cookie = cookieIn(headers.cookie, languageCookie, protocol === 'https');
  return isLanguage(cookie) ? cookie : null;
}
