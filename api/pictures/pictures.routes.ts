import { pictureFormats } from '@varda/contract/picture-url';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import type { PictureLibrary } from './picture-library.ts';
import { namingFaults } from './picture-upload.ts';
import { isPictureKey, type PictureStore } from './pictures.store.ts';

const filePattern = new RegExp(`^[1-9][0-9]{0,4}\\.(${pictureFormats.join('|')})$`);

/** Files of pictures. They never change under their address, so that whoever has one keeps it for ever. */
export function picturesRoutes(app: FastifyInstance, store: PictureStore): void {
  app.get<{ Params: { key: string; file: string } }>(
    '/pictures/:key/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { key, file } = request.params;
      const bytes = isPictureKey(key) && filePattern.test(file) ? await store.read(key, file) : null;
      if (!bytes) throw new HttpError('not_found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
        .send(bytes);
    },
  );
}

/** Pictures of the rich text editor, which are uploaded before the text that shows them is saved. */
export function pictureUploadsRoutes(handle: Handle, pictures: PictureLibrary): void {
  handle('POST /pictures', ({ files }) =>
    namingFaults('image', () => pictures.takeIn(files.image?.[0] ?? Buffer.alloc(0))),
  );
}
