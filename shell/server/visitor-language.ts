import { defaultLanguage, isLanguage, type Language, languages } from '@varda/shared/contract/language';
import type { FastifyRequest } from 'fastify';

/** The language of a request: `?lang=`, else the `lang` cookie, else `Accept-Language`, else English. */
export function visitorLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  const cookie = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  if (isLanguage(cookie)) return cookie;
  return acceptedLanguage(request.headers['accept-language'] ?? '') ?? defaultLanguage;
}

/** What was read out of headers: browsers send the same few again and again. */
const known = new Map<string, Language | undefined>();
const mostKnown = 100;

function acceptedLanguage(header: string): Language | undefined {
  if (known.has(header)) return known.get(header);
  if (known.size >= mostKnown) known.clear();
  const language = bestLanguage(header);
  known.set(header, language);
  return language;
}

/** The best of our languages that the header names; one with the quality 0 is refused by it. */
function bestLanguage(header: string): Language | undefined {
  const accepted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-', 1)[0]?.toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return accepted.map(({ language }) => languages.find((known) => known === language)).find(Boolean);
}
