import { createHash } from 'node:crypto';
import { bounds } from '@varda/contract/bounds';
import type { ProductForm } from '@varda/contract/product-forms';
import { formOrNone } from '@varda/contract/products';
import { optionalText, requiredRichText, requiredText, richText, text } from '@varda/contract/text-schemas';
import { z } from 'zod';
import { type Actor, noteActivity } from '../../activity/activity.repository.ts';
import { leafCategoryNamed } from '../../catalogue/catalogue.repository.ts';
import { changeCollection } from '../../content/content-revision.ts';
import { cleanRichText } from '../../content/rich-text-policy.ts';
import { guard } from '../../database/engine.ts';
import type { Db } from '../../database/open-database.ts';
import { storeFirstVersions } from '../../edit-history/versions.repository.ts';
import { fieldTexts } from '../../http/validation.ts';
import type { ProductTexts } from '../product-row.ts';
import { insertProducts } from '../products.repository.ts';
import type { CsvRow } from './csv-file.ts';
import type { ImportFormat } from './import-format.ts';

/** The rules of a form (`newProduct`), but that Macedonian texts may be missing. */
const importedProduct = z.object({
  name: z.object({ en: requiredText(), mk: optionalText() }),
  description: z.object({ en: requiredRichText, mk: richText }),
  dosage: z.object({ en: requiredText(bounds.line), mk: optionalText(bounds.line) }),
  categoryName: text(bounds.name).min(1, { error: 'required' }),
  form: formOrNone,
});

interface ImportableProduct extends ProductTexts {
  leafCategory: string;
  form: ProductForm | null;
}

interface BadRow {
  line: number;
  reason: string;
}

type Progress = (done: number, total: number) => void;

/** Checks every row by the rules that also hold for staff; names all bad rows, not only the first. */
export async function checkRows(
  db: Db,
  format: ImportFormat,
  rows: readonly CsvRow[],
  progress: Progress,
): Promise<{ products: ImportableProduct[]; bad: BadRow[] }> {
  const products: ImportableProduct[] = [];
  const bad: BadRow[] = [];
  const firstLines = new Map<string, number>();
  const leafCategories = new Map<string, string | undefined>();
  for (const [index, row] of rows.entries()) {
    try {
      if (row.problem) throw new Error(row.problem);
      const candidate = checkCandidate(format, row);
      const { categoryName } = candidate;
      if (!leafCategories.has(categoryName))
        leafCategories.set(categoryName, (await leafCategoryNamed(db, categoryName))?.id);
      const leafCategory = leafCategories.get(categoryName);
      if (!leafCategory) throw new Error(`${format.columnOf('categoryName')}: There is no category ${categoryName}`);
      const product = { ...candidate, leafCategory };
      const earlier = firstLines.get(digest(product));
      if (earlier) throw new Error(`is the same as line ${earlier}`);
      firstLines.set(digest(product), row.line);
      products.push(product);
    } catch (error) {
      bad.push({ line: row.line, reason: (error as Error).message });
    }
    if (index % 100 === 99) progress(index + 1, rows.length);
  }
  progress(rows.length, rows.length);
  return { products, bad };
}

function checkCandidate(format: ImportFormat, { cells }: CsvRow) {
  const result = importedProduct.safeParse(format.toCandidate(cells), { reportInput: true });
  if (!result.success) {
    const fields = Object.entries(fieldTexts(result.error.issues));
    throw new Error(fields.map(([field, reason]) => `${format.columnOf(field)}: ${reason.en}`).join('; '));
  }
  const { description, ...product } = result.data;
  const cleaned = { en: cleanRichText(description.en), mk: cleanRichText(description.mk) };
  if (!requiredRichText.safeParse(cleaned.en).success)
    throw new Error(`${format.columnOf('description.en')}: Required field`);
  return { ...product, description: cleaned };
}

/**
 * Adds products behind those of their leaf categories, all or none. A product of which every text is already in the leaf category is left
 * out, so that the same file can be imported again.
 *
 * @param by who has called the command
 * @returns how many were added
 */
export async function importProducts(
  db: Db,
  products: readonly ImportableProduct[],
  by: Actor,
  progress: Progress,
): Promise<number> {
  return changeCollection(db, 'products', async (tx) => {
    await guard(tx, 'products');
    let added = 0;
    let done = 0;
    for (const [leafCategory, candidates] of Map.groupBy(products, (product) => product.leafCategory)) {
      const present = await presentIn(tx, leafCategory);
      const missing = candidates.filter((product) => !present.has(digest(product)));
      for (let start = 0; start < missing.length; start += 500) {
        const batch = missing.slice(start, start + 500);
        const ids = await insertProducts(
          tx,
          leafCategory,
          batch.map(({ leafCategory: _, ...texts }) => ({ ...texts, picture: null })),
          by,
        );
        await storeFirstVersions(tx, 'products', ids, by);
        progress(done + start + batch.length, products.length);
      }
      added += missing.length;
      done += candidates.length;
    }
    if (added > 0) await noteActivity(tx, { action: 'import', entity: 'products', details: [String(added)] }, by);
    progress(products.length, products.length);
    return added;
  });
}

async function presentIn(tx: Db, leafCategory: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('products')
    .select(['name_en', 'name_mk', 'description_en', 'description_mk', 'dosage_en', 'dosage_mk'])
    .where('shelf_id', '=', leafCategory)
    .execute();
  return new Set(
    rows.map((row) =>
      digest({
        leafCategory,
        name: { en: row.name_en, mk: row.name_mk },
        description: { en: row.description_en, mk: row.description_mk },
        dosage: { en: row.dosage_en, mk: row.dosage_mk },
      }),
    ),
  );
}

/** What makes a product the same as another one: its leaf category and all its texts. */
function digest({ leafCategory, name, description, dosage }: Omit<ImportableProduct, 'form'>): string {
  const texts = [name, description, dosage].flatMap(({ en, mk }) => [en, mk]);
  return createHash('sha256')
    .update(JSON.stringify([leafCategory, ...texts]))
    .digest('base64');
}
