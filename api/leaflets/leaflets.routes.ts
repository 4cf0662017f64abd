import { leafletType } from '@varda/contract/leaflets';
import type { FastifyInstance } from 'fastify';
import { seenAreas } from '../accounts/permissions.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import { isPictureKey, type PictureStore } from '../pictures/pictures.store.ts';
import { leafletFile } from './leaflet-file.ts';
import { listLeaflets } from './leaflets.repository.ts';

/**
 * Files of leaflets, to be saved: what is in them never meets a page of this origin. They never change under their key; the rest of
 * the address is the name that a browser saves one under. For staff a list of them.
 */
export function leafletsRoutes(app: FastifyInstance, handle: Handle, db: Db, store: PictureStore): void {
  handle('GET /leaflets', ({ query, session }) => listLeaflets(db, query, seenAreas(session)));

  app.get<{ Params: { key: string } }>(
    '/leaflets/:key/:name',
    { schema: { hide: true } },
    async ({ params: { key } }, reply) => {
      const bytes = isPictureKey(key) ? await store.read(key, leafletFile) : null;
      if (!bytes) throw new HttpError('not_found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'attachment')
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .type(leafletType)
        .send(bytes);
    },
  );
}
