import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { onEachEngine } from '../../test/test-app.ts';
import { readCsv } from './csv-file.ts';
import { detectFormat } from './detect-format.ts';

const command = path.join(import.meta.dirname, '../../commands/import.ts');
const header = 'category,name_en,name_mk,description_en,description_mk,dosage_en,dosage_mk';
let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'varda-import-'));
});
after(() => rm(folder, { recursive: true, force: true }));

interface Run {
  code: number;
  out: string;
  err: string;
}

async function runCommand(variables: Record<string, string>, ...args: string[]): Promise<Run> {
  const env = { ...process.env, INIT_CWD: folder, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

async function file(content: string | Buffer, name = 'products.csv'): Promise<string> {
  await writeFile(path.join(folder, name), content);
  return name;
}

for (const [title, content, said] of [
  ['a file that is not there', null, /^There is no file \S+missing\.csv\.\n$/],
  ['a header alone', `${header}\n`, /has a header but no rows\.\n$/],
] as const)
  test(`${title} is refused with the reason`, async () => {
    const name = content === null ? 'missing.csv' : await file(content);
    const { code, out, err } = await runCommand({ DATA_DIR: folder }, name);
    assert.deepEqual([code, out], [1, '']);
    assert.match(err, said);
    assert.doesNotMatch(err, /\n {4}at /);
  });

const unusable: [title: string, content: string | Buffer, said: RegExp][] = [
  ['an empty file', '', /is empty\.$/],
  ['a header of another kind', 'id,title\n1,x\n', /The header has the columns of no known kind of file/],
  [
    'a header that lacks a column',
    'category,name_en,dosage_en\nHerbal Products,x,1\n',
    /lacks description_en \(products\)/,
  ],
  ['an open quote', `${header}\nHerbal Products,"x,,Text,,1,\n`, /is not a well-formed CSV file: .*line/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]), /is not UTF-8 text/],
  ['another alphabet', Buffer.from([0xcb, 0xe5, 0xea, 0x2c, 0xe0]), /is not UTF-8 text\. Save it as “CSV UTF-8”\.$/],
];
for (const [title, content, said] of unusable)
  test(`${title} is refused with the reason`, async () => {
    const name = path.join(folder, await file(content));
    await assert.rejects(async () => detectFormat((await readCsv(name)).columns), { message: said });
  });

onEachEngine((app, engine) => {
  beforeEach(() => app().db.deleteFrom('products').execute());

  /** Runs the command beside the server that is up, on the same database. */
  const run = (...args: string[]) => {
    const { DATA_DIR, DATABASE_URL = '' } = app().environment;
    return runCommand({ DATA_DIR, DATABASE_URL }, ...args);
  };
  const shown = async () => (await app().send('GET /products/all')).body;

  test('a file is imported beside a running server, whose very next answer has it', async () => {
    assert.deepEqual(await shown(), []);
    const rows = [
      'CBD Products/Oral,Drops,Капки,<p>Good <b>drops</b><script>x</script></p>,<p>Добри</p>,30 ml,30 мл',
      'Herbal Products,"Tea, ""green""",,"First line\nsecond\n\nNew & <5 mg",,20 bags,',
    ];
    const { code, out } = await run(await file(`${header}\n${rows.join('\n')}\n`));
    assert.equal(code, 0);
    assert.match(out, /^2 products added \(products, [\d.]+ s, \d+ rows per second\)\.\n$/);
    const [drops, tea] = await shown();
    assert.deepEqual(drops.name, { en: 'Drops', mk: 'Капки' });
    assert.deepEqual(tea.name, { en: 'Tea, "green"', mk: '' });
    const { body } = await app().send(`GET /products/product/${tea._id}`);
    assert.deepEqual(body.description, { en: '<p>First line<br />second</p><p>New &amp; &lt;5 mg</p>', mk: '' });
    const { description } = (await app().send(`GET /products/product/${drops._id}`)).body;
    assert.equal(description.en, '<p>Good <strong>drops</strong></p>');
  });

  test('what is already there is left out, so that a file can be imported again', async () => {
    const one = `${header}\nHerbal Products,One,,Text,,1,\n`;
    assert.equal((await run(await file(one))).code, 0);
    const { out } = await run(await file(`${one}Herbal Products,Two,,Text,,1,\n`));
    assert.match(out, /^1 product added, 1 already there/);
    assert.deepEqual(
      (await shown()).map((card: { position: number }) => card.position),
      [1, 2],
    );
  });

  // How a file is read and what is said of it asks no engine.
  if (engine === 'postgres') return;

  test('semicolons, tabs, a byte order mark, CRLF, UTF-16, other cases and orders of columns are fine', async () => {
    const lines = (delimiter: string, end: string) =>
      ['Name_EN', 'DOSAGE_EN', 'description_en', 'category', 'remarks'].join(delimiter) +
      `${end}${['Drops', '30 ml', 'Good drops', 'oral', 'x'].join(delimiter)}${end}${end}`;
    const utf16 = await file(Buffer.from(`\ufeff${lines(';', '\r\n')}`, 'utf16le'), 'utf16.csv');
    const { code, out, err } = await run(utf16);
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, /^Columns that are not used: remarks\n1 product added/);
    const read = (name: string) => readCsv(path.join(folder, name));
    for (const content of [`\ufeff${lines(';', '\r\n')}`, lines('\t', '\n')])
      assert.deepEqual(await read(await file(content)), await read(utf16));
  });

  test('each bad row is reported by line and reason, and nothing is stored', async () => {
    const rows = [
      'Herbal Products,Good,,Text,,1,',
      'Nowhere,Bad,,Text,,1,',
      `Herbal Products,,,"<p>&nbsp;</p>\n",,${'x'.repeat(2001)},`,
      'Herbal Products,Short,,Text',
      'Herbal Products,Good,,Text,,1,',
      'Herbal Products,Script,,<script>x</script>,,1,',
      'CBD Products,No line,,Text,,1,',
      'Herbal Products,Turned\u202eround,,Text,,1,',
      'Herbal Products,Bell,,Te\u0007xt,,1,',
    ];
    const { code, out, err } = await run(await file(`${header}\n${rows.join('\n')}\n`));
    assert.equal(code, 1);
    assert.equal(out, '');
    assert.deepEqual(err.trimEnd().split('\n'), [
      '  line 3: category: There is no category Nowhere',
      '  line 4: name_en: Required field; description_en: Required field; dosage_en: Use at most 2000 characters.',
      '  line 6: has 4 cells where the header has 7',
      '  line 7: is the same as line 2',
      '  line 8: description_en: Required field',
      '  line 9: category: There is no category CBD Products',
      '  line 10: name_en: has the invisible character U+202E; take it out',
      '  line 11: description_en: has the invisible character U+0007; take it out',
      '8 bad rows of 9; nothing was stored.',
    ]);
    assert.deepEqual(await shown(), []);
  });

  test('--dry-run checks and stores nothing', async () => {
    const name = await file(`${header}\nHerbal Products,Good,,Text,,1,\n`);
    const { code, out } = await run('--dry-run', name);
    assert.deepEqual([code, out], [0, '1 row checked (products), none of them bad; nothing was stored.\n']);
    assert.deepEqual(await shown(), []);
  });

  test('rows of Drugs@FDA become products that read like others', async () => {
    const rows = [
      'applNo,productNo,drugName,activeIngredient,form,strength,sponsor,status',
      '016401,001,NEOPAP,ACETAMINOPHEN,SUPPOSITORY;RECTAL,120MG,POLYMEDICA,Over-the-counter',
      '204733,001,"BUTALBITAL, ACETAMINOPHEN AND CAFFEINE",ACETAMINOPHEN; BUTALBITAL; CAFFEINE,"TABLET, EXTENDED RELEASE;ORAL",325MG;EQ 50MG BASE;40MG/5ML,AUROLIFE PHARMA LLC,Prescription',
      '071403,001,LORAZEPAM,LORAZEPAM,TABLET;ORAL,0.5MG,,Prescription',
    ];
    const { code, out } = await run(await file(rows.join('\n')));
    assert.equal(code, 0);
    assert.match(out, /^3 products added \(Drugs@FDA products/);
    const { body } = await app().send('GET /products/otc?lang=mk');
    const texts = body.products.map(
      (product: Record<'name' | 'dosage' | 'description', { en: string; mk: string }>) => [
        ...[product.name.en, product.name.mk, product.dosage.en, product.description.en],
      ],
    );
    assert.deepEqual(texts, [
      [
        'Neopap',
        '',
        'Suppository for rectal use, 120 mg',
        '<p>Neopap contains acetaminophen as its active ingredient.</p><p>It is supplied by Polymedica. It is available without a prescription.</p><p>FDA application 016401, product 001.</p>',
      ],
      [
        'Butalbital, Acetaminophen and Caffeine',
        '',
        'Tablet, extended release for oral use, 325 mg / equivalent to 50 mg base / 40 mg/5 mL',
        '<p>Butalbital, Acetaminophen and Caffeine contains acetaminophen, butalbital and caffeine as its active ingredients.</p><p>It is supplied by Aurolife Pharma LLC. It is available on prescription only.</p><p>FDA application 204733, product 001.</p>',
      ],
      [
        'Lorazepam',
        '',
        'Tablet for oral use, 0.5 mg',
        '<p>This medicine has one active ingredient, lorazepam.</p><p>It is available on prescription only.</p><p>FDA application 071403, product 001.</p>',
      ],
    ]);
  });
});
