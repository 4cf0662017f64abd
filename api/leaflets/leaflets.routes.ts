import { leafletType } from '@varda/contract/leaflets';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { isPictureKey, type PictureStore } from '../pictures/pictures.store.ts';
import { leafletFile } from './leaflet-file.ts';

/**
 * Files of leaflets, to be saved: what is in them never meets a page of this origin. They never change under their key; the rest of
 * the address is the name that a browser saves one under.
 */
export function leafletsRoutes(app: FastifyInstance, store: PictureStore): void {
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
