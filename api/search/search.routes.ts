import { defaultLanguage } from '@varda/contract/language';
import { areaOfKind } from '@varda/contract/permissions';
import { mostFound } from '@varda/contract/search';
import { fold } from '@varda/contract/search-folding';
import { seenAreas } from '../accounts/permissions.ts';
import { findContactMessages } from '../contact-messages/contact-messages.repository.ts';
import type { Db } from '../database/open-database.ts';
import type { Handle } from '../http/routes.ts';
import { findContent, findProducts, findUsers } from './search.repository.ts';

export function searchRoutes(handle: Handle, db: Db): void {
  handle('GET /search', async ({ query: { search = '', lang = defaultLanguage }, session }) => {
    if (!fold(search)) return { products: [], content: [], users: [], messages: [] };
    const seen = seenAreas(session);
    const [products, content, users, messages] = await Promise.all([
      findProducts(db, { search, lang, categories: seen }),
      findContent(db, search),
      findUsers(db, search),
      seen.includes('contacts') ? findContactMessages(db, search, mostFound) : [],
    ]);
    return { products, content: content.filter(({ entity }) => seen.includes(areaOfKind[entity])), users, messages };
  });
}
