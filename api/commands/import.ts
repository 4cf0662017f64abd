import { setFlagsFromString } from 'node:v8';
import { formCodes } from '@varda/contract/product-forms';
import { fillCatalogue } from '../catalogue/catalogue.repository.ts';
import { readCsv } from '../products/import/csv-file.ts';
import { detectFormat } from '../products/import/detect-format.ts';
import { checkRows, importProducts } from '../products/import/import-products.ts';
import { openSite } from './open-site.ts';
import { caller, fileNamed, runCommand } from './run-command.ts';
import { withBar } from './with-bar.ts';

const help = `Adds products from a CSV file, all or none.

  npm run import -w api -- <file.csv> [--dry-run]

  --dry-run  checks every row and stores nothing

Columns, in any order, separated by commas, semicolons or tabs:
  category        category path such as "CBD Products/Oral" or "Herbal Products"
  name_en         name_mk         one line
  description_en  description_mk  HTML, or plain text with empty lines between paragraphs
  dosage_en       dosage_mk       one line: packaging and dosage
  form            ${formCodes.slice(0, 11).join(', ')},
                  ${formCodes.slice(11).join(', ')}
Macedonian columns and form may be empty or missing; the site shows the English text there.

A Drugs@FDA file is known by its header (applNo, productNo, drugName, …) and goes to Medicinal Products/OTC.
A product that is already there with the very same texts is left out. Exit code 1 when anything is wrong.`;

// 30,000 rows take 220 MB in place of 510, for half of the speed: the api runs beside it.
setFlagsFromString('--optimize-for-size');

await runCommand({ help, named: 'one CSV file', flags: ['dry-run'] }, run);

async function run(named: string, { 'dry-run': dryRun }: { 'dry-run': boolean }): Promise<void> {
  const begun = performance.now();
  const file = fileNamed(named);
  const { columns, rows } = await readCsv(file);
  const format = detectFormat(columns);
  if (rows.length === 0) throw new Error(`${file} has a header but no rows.`);
  const ignored = columns.filter((column) => ![...format.required, ...format.optional].includes(column));
  if (ignored.length > 0) console.log(`Columns that are not used: ${ignored.join(', ')}`);

  const { db } = await openSite();
  try {
    await fillCatalogue(db);
    const { products, bad } = await withBar('Checking', (progress) => checkRows(db, format, rows, progress));
    if (bad.length > 0) {
      const list = bad.map(({ line, reason }) => `  line ${line}: ${reason}`).join('\n');
      throw new Error(`${list}\n${count(bad.length, 'bad row')} of ${number(rows.length)}; nothing was stored.`);
    }
    if (dryRun) {
      console.log(`${count(products.length, 'row')} checked (${format.name}), none of them bad; nothing was stored.`);
      return;
    }
    const added = await withBar('Storing', (progress) => importProducts(db, products, caller(), progress));
    const seconds = (performance.now() - begun) / 1000;
    const left = products.length - added;
    console.log(
      `${count(added, 'product')} added${left > 0 ? `, ${number(left)} already there` : ''} ` +
        `(${format.name}, ${seconds.toFixed(1)} s, ${number(Math.round(rows.length / seconds))} rows per second).`,
    );
  } finally {
    await db.destroy();
  }
}

function number(value: number): string {
  return value.toLocaleString('en');
}

function count(value: number, thing: string): string {
  return `${number(value)} ${thing}${value === 1 ? '' : 's'}`;
}
