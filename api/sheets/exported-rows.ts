import { endpoints } from '@varda/contract/endpoints';
import type { ExportedList } from '@varda/contract/sheets';
import type { z } from 'zod';
import { listAbout } from '../about/about.repository.ts';
import { listUsers } from '../accounts/users.repository.ts';
import type { LeafCategoryRow } from '../catalogue/catalogue.repository.ts';
import { contactInfo } from '../contact-info/contact-info.repository.ts';
import { listContactMessages } from '../contact-messages/contact-messages.repository.ts';
import type { Db } from '../database/open-database.ts';
import { dosage } from '../dosage/dosage.repository.ts';
import { listHistory } from '../history/history.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { fieldTexts } from '../http/validation.ts';
import { listLegalPages } from '../legal-pages/legal-pages.repository.ts';
import { findProducts, listProductIds } from '../products/products.repository.ts';
import { listCareers } from '../vacancies/vacancies.repository.ts';

/** So many products are in memory at a time. */
const batch = 500;

/** Which there are is read once: others, who edit meanwhile, move none from one batch to another. */
async function* products(db: Db, readIds: () => Promise<string[]>) {
  const ids = await readIds();
  for (let start = 0; start < ids.length; start += batch)
    yield* await findProducts(db, ids.slice(start, start + batch));
}

/** One page that has all of a list. */
const whole = { page: 1, limit: Number.MAX_SAFE_INTEGER };

async function* atOnce(load: () => Promise<readonly object[]>) {
  yield* await load();
}

/** A query as the list's own call checks it. @throws HttpError `malformed` with the parameter named */
function checked<S extends z.ZodType>({ query: schema }: { query: S }, query: object): z.output<S> {
  const result = schema.safeParse(query, { reportInput: true });
  if (result.success) return result.data;
  throw new HttpError('malformed', { fields: fieldTexts(result.error.issues) });
}

/**
 * All rows of a list in its order, as its own call filters and sorts them, for staff.
 *
 * @param leafCategories for the list of products
 */
export function exportedRows(
  db: Db,
  list: ExportedList,
  asked: object,
  leafCategories: readonly LeafCategoryRow[],
): AsyncGenerator<object> {
  switch (list) {
    case 'products': {
      const query = checked(endpoints['GET /products/:categoryId'], asked);
      return products(db, () => listProductIds(db, leafCategories, query));
    }
    case 'adminCareer': {
      const query = checked(endpoints['GET /adminCareer'], asked);
      return atOnce(async () => (await listCareers(db, { ...query, ...whole }, 'staff')).careers);
    }
    case 'users': {
      const query = checked(endpoints['GET /users'], asked);
      return atOnce(async () => (await listUsers(db, { ...query, ...whole })).users);
    }
    case 'contact-messages': {
      const query = checked(endpoints['GET /contact-messages'], asked);
      return atOnce(async () => (await listContactMessages(db, { ...query, ...whole })).messages);
    }
    case 'dosage': {
      const query = checked(endpoints['GET /dosage'], asked);
      return atOnce(() => dosage.list(db, query));
    }
    case 'contact-info': {
      const query = checked(endpoints['GET /contact-info'], asked);
      return atOnce(() => contactInfo.list(db, query));
    }
    case 'about': {
      const query = checked(endpoints['GET /about'], asked);
      return atOnce(() => listAbout(db, query));
    }
    case 'history': {
      const query = checked(endpoints['GET /history'], asked);
      return atOnce(() => listHistory(db, query));
    }
    case 'legal-pages': {
      const query = checked(endpoints['GET /legal-pages'], asked);
      return atOnce(() => listLegalPages(db, query));
    }
  }
}
