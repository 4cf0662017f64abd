import type { Handle } from '../http/routes.ts';
import type { PictureLibrary } from './picture-library.ts';
import { namingFaults } from './picture-upload.ts';

/** Pictures of the rich text editor, which are uploaded before the text that shows them is saved. */
export function pictureUploadsRoutes(handle: Handle, pictures: PictureLibrary): void {
  handle('POST /pictures', ({ files }) =>
    namingFaults('image', () => pictures.takeIn(files.image?.[0] ?? Buffer.alloc(0))),
  );
}
