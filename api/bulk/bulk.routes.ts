import type { Handle } from '../http/routes.ts';
import type { Edited } from '../sheets/edit-together.ts';
import { undoImport } from '../sheets/imports.repository.ts';
import { changeMany } from './change-many.ts';

/** Changes of many rows of a list at once. */
export function bulkRoutes(handle: Handle, content: Edited): void {
  handle('POST /bulk/:entity', ({ params: { entity }, body, session }) =>
    changeMany(content, { kind: entity, asked: body, session }),
  );

  handle('POST /bulk/:entity/:id/undo', ({ params: { entity, id }, session }) =>
    undoImport(content, { kind: entity, id, session }, 'bulk_edit'),
  );
}
