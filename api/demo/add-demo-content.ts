import { newDosage } from '@varda/contract/dosage';
import type { ProductForm } from '@varda/contract/product-forms';
import { newProduct } from '@varda/contract/products';
import type { FastifyBaseLogger } from 'fastify';
import { leafCategoryNamed } from '../catalogue/catalogue.repository.ts';
import { changeContent, contentRevision } from '../content/content-revision.ts';
import { cleanLocalized } from '../content/rich-text-policy.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { dosage } from '../dosage/dosage.repository.ts';
import type { ProductTexts } from '../products/product-row.ts';
import { insertProducts } from '../products/products.repository.ts';
import { addCompany } from './add-demo-company.ts';
import { notePictures } from './demo-pictures.repository.ts';
import type { DemoSource } from './demo-source.ts';

/**
 * Fills a database whose content has never been changed, all or nothing, and notes which pictures are to follow. The texts
 * go the way that the forms of staff go: the schemas of the contract, the sanitizer, the same inserts.
 */
export async function addDemoContent(db: Db, demo: DemoSource, log: FastifyBaseLogger): Promise<void> {
  if (!(await isUntouched(db))) return;
  await changeContent(db, async (tx) => {
    await guard(tx, 'demo');
    if (!(await isUntouched(tx))) return;
    await addProducts(tx, demo.products);
    await addDosage(tx, demo.dosage);
    await addCompany(tx, demo);
    const { pictures: _, ...lists } = demo;
    const counts = Object.entries(lists).map(([name, entries]) => [name, entries.length]);
    log.info(Object.fromEntries(counts), 'demo content added');
  });
}

async function isUntouched(db: Db): Promise<boolean> {
  return (await contentRevision(db)) === 1;
}

async function addProducts(tx: Db, products: DemoSource['products']): Promise<void> {
  for (const [categoryName, demos] of Map.groupBy(products, (demo) => demo.categoryName)) {
    const subcategory = await leafCategoryNamed(tx, categoryName);
    if (!subcategory) throw new Error(`Demo products stand in the unknown category ${categoryName}`);
    const texts = demos.map((demo): ProductTexts & { form: ProductForm | null; picture: null } => {
      const { name, description, dosage, form } = newProduct.parse(demo);
      return {
        name,
        description: cleanLocalized('description', description),
        dosage,
        form: form ?? null,
        picture: null,
      };
    });
    const ids = await insertProducts(tx, subcategory.id, texts);
    for (const [index, id] of ids.entries()) {
      const { key, leaflet } = demos[index] ?? {};
      const leaflets = leaflet ? [`leaflets/${key}.pdf`, `leaflets/${key}-mk.pdf`] : [];
      await notePictures(tx, 'products', id, [...packPictures(`products/${key}`), ...leaflets]);
    }
  }
}

/** Packs are printed in the language of those who see them. */
const packPictures = (stem: string) => [`${stem}.webp`, `${stem}-mk.webp`];

async function addDosage(tx: Db, entries: DemoSource['dosage']): Promise<void> {
  // The newest is shown first.
  for (const demo of entries.toReversed()) {
    const { name, text } = newDosage.parse(demo);
    const id = await dosage.insert(tx, { name, text: cleanLocalized('text', text) }, {});
    await notePictures(tx, 'dosage', id, packPictures(`dosage/${demo.key}`));
  }
}
