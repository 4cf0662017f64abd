import { isLanguage } from '@varda/contract/language';
import { addressIn } from '@varda/platform/router/paths';
import type { FastifyInstance } from 'fastify';
import { cookieOfChoice } from './visitor-language.ts';

/** Choosing a language without scripts: keeps it and leads back to where one was. */
export function languageRoutes(app: FastifyInstance): void {
  app.get<{ Params: { language: string }; Querystring: { from?: unknown } }>(
    '/language/:language',
    (request, reply) => {
      const { language } = request.params;
      const path = ownPath(request.query.from ?? '/');
      reply.header('cache-control', 'no-store');
      if (!isLanguage(language)) return reply.redirect(path, 303);
      return reply.header('set-cookie', cookieOfChoice(language, request)).redirect(addressIn(language, path), 303);
    },
  );
}

/** Only to pages of this site, without the language of before, and to the home page where the address is none of them. */
function ownPath(from: unknown): string {
  const here = 'http://here.invalid';
  const url = URL.parse(String(from), here);
  if (url?.origin !== here) return '/';
  url.searchParams.delete('lang');
  return url.pathname.replace(/^\/+/, '/') + url.search;
}
