import { defaultLanguage } from '@varda/contract/language';
import type { FastifyInstance } from 'fastify';
import { collections } from '../content/content-revision.ts';
import type { Db } from '../database/open-database.ts';
import { AddressLimit } from '../http/rate-limit.ts';
import { cachedUntilChangeOf, type Handle } from '../http/routes.ts';
import { SearchIndex } from './search-index.ts';
import { SearchedTexts } from './searched-texts.ts';

/** @param revision of the content: the index follows it before the next answer, so that nothing is found that is gone */
export function siteSearchRoutes(app: FastifyInstance, handle: Handle, db: Db, revision: () => Promise<number>): void {
  // Of each process: a question costs it time and nothing that others share.
  const limit = new AddressLimit({ keyPrefix: 'site-search', points: 240, duration: 60 }, null);
  const index = new SearchIndex();
  const texts = new SearchedTexts(db);
  let indexed: number | null = null;
  let updating: Promise<void> = Promise.resolve();

  /** One update at a time. */
  function follow(): Promise<void> {
    updating = updating
      .catch(() => undefined)
      .then(async () => {
        const current = await revision();
        if (current === indexed) return;
        await index.update(await texts.read());
        indexed = current;
      });
    return updating;
  }

  // The first visitor does not wait for all of it. What fails here fails again for them, and is answered.
  app.addHook('onListen', () => void follow().catch(() => undefined));

  handle(
    'GET /site-search',
    async ({ query: { q = '', lang = defaultLanguage }, request }) => {
      if (!q.trim()) return { results: [] };
      await limit.count(request.ip);
      await follow();
      return { results: index.find(q, lang) };
    },
    cachedUntilChangeOf(...collections),
  );
}
