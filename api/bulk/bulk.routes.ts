import type { Handle } from '../http/routes.ts';
import { changeMany } from './change-many.ts';
import type { Edited } from './edit-together.ts';
import { undoMany } from './undo-many.ts';

/** Changes of many rows of a list at once. */
export function bulkRoutes(handle: Handle, content: Edited): void {
  handle('POST /bulk/:entity', ({ params: { entity }, body, session }) =>
    changeMany(content, { kind: entity, asked: body, session }),
  );

  handle('POST /bulk/:entity/:id/undo', ({ params: { entity, id }, session }) =>
    undoMany(content, 'bulk_edit', { kind: entity, id, session }),
  );
}
