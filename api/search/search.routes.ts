import { fold } from '@varda/shared/contract/fold';
import { defaultLanguage } from '@varda/shared/contract/language';
import { seenAreas } from '../accounts/permissions.ts';
import type { Db } from '../database/open-database.ts';
import type { Handle } from '../http/routes.ts';
import { findProducts, findUsers } from './search.repository.ts';

export function searchRoutes(handle: Handle, db: Db): void {
  handle('GET /search', async ({ query: { search = '', lang = defaultLanguage }, session }) => {
    if (!fold(search)) return { products: [], users: [] };
    const [products, users] = await Promise.all([
      findProducts(db, { search, lang, categories: seenAreas(session) }),
      findUsers(db, search),
    ]);
    return { products, users };
  });
}
