import assert from 'node:assert/strict';
import { test } from 'node:test';
import { largestUploadBytes } from '@varda/contract/bounds';
import { sheetBounds } from '@varda/contract/sheet-options';
import { writeXlsx } from 'hucre/xlsx';
import { ruleTexts } from '../http/error-texts.ts';
import { productForm } from '../test/samples.ts';
import { onSqlite } from '../test/test-app.ts';
import { readSheet } from './sheet-file.ts';
import { changed, csvFile, sheets, type Table, xlsxFile } from './sheets.fixture.ts';

test('[E-08] rows may end in empty cells beyond the columns that are read, but not in millions of them', async () => {
  const file = (rows: number) => Buffer.from(`Id;Text\n${`1;x${';'.repeat(16_382)}\n`.repeat(rows)}`);
  assert.equal((await readSheet(file(20))).rows.length, 20);
  await assert.rejects(readSheet(file(200)), { message: ruleTexts.sheet_too_wide.en });
});

onSqlite((app) => {
  const { made, exported, check, imported, outcomes, product } = sheets(app);

  test('[E-08] the mapping can be changed, and names no column twice', async () => {
    const file = csvFile([
      ['What', 'Што', 'Date'],
      ['<p>Mapped</p>', '<p>Мапирано</p>', '1'],
    ]);
    const { check: guessed } = await check('history', file);
    assert.deepEqual(
      guessed.columns.map(({ key, sample }) => [key, sample]),
      [
        ['', '<p>Mapped</p>'],
        ['', '<p>Мапирано</p>'],
        ['', '1'],
      ],
    );
    assert.deepEqual(
      guessed.rows.map(({ outcome }) => outcome),
      ['refused'],
    );
    assert.deepEqual(
      guessed.keys.map(({ key }) => key),
      ['_id', '__v', 'text.en', 'text.mk'],
    );
    const { check: mapped } = await check('history', file, { mapping: JSON.stringify(['text.en', 'text.mk', '']) });
    assert.deepEqual(outcomes(mapped), [[2, 'new']]);
    for (const mapping of [['text.en', 'text.en'], ['createdAt'], ['nothing']]) {
      const { status, body } = await check('history', file, { mapping: JSON.stringify(mapping) });
      assert.deepEqual([status, Object.keys(body.fields)], [422, ['mapping']]);
    }
  });

  test('[E-08] files that are too large, broken, or of another encoding are refused by what is wrong with them', async () => {
    const zeros = Buffer.alloc(70 * 1024 * 1024);
    const bomb = await xlsxFile([['text.en'], ['x']], {});
    const refusals: [name: string, file: Buffer, status: number, text: RegExp][] = [
      ['Windows-1251', Buffer.from([0xcd, 0xe0, 0xe7, 0xe8, 0xe2, 0x0a, 0xc0]), 422, /cannot be read/],
      ['no text', Buffer.from('a\0b\n1'), 422, /cannot be read/],
      ['empty', Buffer.from('  \n'), 422, /no rows/],
      ['headings alone', csvFile([['text.en']]), 422, /no rows/],
      ['an open quote', Buffer.from('text.en\n"never closed'), 422, /whole CSV/],
      ['no workbook', Buffer.from('PK\u0003\u0004 and so on'), 422, /whole CSV/],
      ['half a workbook', bomb.subarray(0, bomb.length / 2), 422, /whole CSV/],
      ['a bomb', declaring(bomb, 3 * 1024 ** 3), 422, /whole CSV/],
      ['a bomb that does not say so', declaring(bomb, 0), 422, /whole CSV/],
      ['a second directory', behindZip64(bomb, bomb), 422, /whole CSV/],
      [
        'merged cells',
        await xlsxFile(
          [
            ['text.en', 'text.mk'],
            ['x', 'y'],
          ],
          { merges: [{ startRow: 1, endRow: 1, startCol: 0, endCol: 1 }] },
        ),
        422,
        /merged/,
      ],
      [
        'too many rows',
        csvFile([['text.en'], ...Array.from({ length: sheetBounds.rows + 1 }, () => ['x'])]),
        422,
        /more than 10000 rows/,
      ],
      [
        'too many rows of a workbook',
        await xlsxFile([['text.en'], ...Array.from({ length: sheetBounds.rows + 1 }, () => ['x'])]),
        422,
        /more than 10000 rows/,
      ],
      ['too many columns', csvFile([Array(101).fill('x'), Array(101).fill('y')]), 422, /more than 100 columns/],
      ['too large', zeros.subarray(0, largestUploadBytes + 1), 413, /larger than 15/],
    ];
    for (const [name, file, status, text] of refusals) {
      const answer = await check('history', file);
      assert.equal(answer.status, status, name);
      assert.match(answer.body.fields.file, text, name);
    }
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('text.en\ttext.mk\n<p>Tab</p>\t<p>Таб</p>', 'utf16le'),
    ]);
    assert.deepEqual(outcomes((await check('history', utf16)).check), [[2, 'new']]);
  });

  test('[E-08] rows of which nothing is left but their format are none, and a workbook of any number of them ends', async () => {
    const blank = (count: number) => Array.from({ length: count }, () => ['', '']);
    const few = [['text.en', 'text.mk'], ...blank(3), ['<p>x</p>', '<p>а</p>'], ...blank(sheetBounds.rows + 100)];
    const formatted = (table: Table) => {
      const cells = table.flatMap((row, y) =>
        row.flatMap((cell, x) =>
          cell === '' ? [[`${y},${x}`, { value: null, style: { numFmt: '@' } }] as const] : [],
        ),
      );
      const rows = table.map((row) => row.map((cell) => (cell === '' ? null : cell)));
      return writeXlsx({ sheets: [{ name: 'A', rows, cells: new Map(cells) }] }).then(Buffer.from);
    };
    for (const file of [csvFile(few), await formatted(few)]) {
      const { check: told, body } = await check('history', file);
      assert.deepEqual(outcomes(told), [[5, 'new']], JSON.stringify(body));
    }
    const many = [...few, ...blank(sheetBounds.rowsRead)];
    for (const file of [csvFile(many), await formatted(many)])
      assert.match((await check('history', file)).body.fields.file, /Delete empty rows/);
  });

  test('[E-08] a file that was saved without Cyrillic letters is refused row by row, and what is stored already is not', async () => {
    const text = { en: '<p>Founded</p>', mk: '<p>Основана во 1992, 500 mg?</p>' };
    const one = await made('POST /history', { json: { text } });
    const odd = await made('POST /history', { json: { text: { en: '<p>Odd</p>', mk: '<p>??</p>' } } });
    const { table } = await exported('history');
    const heading = table[0]?.find((each) => each.includes('Macedonian')) as string;
    const lossy = table.map((row, index) => (index === 0 ? row : row.map((cell) => cell.replace(/[^\0-\xff]/g, '?'))));
    const blank = (en: string, mk: string) => {
      const cells: Record<string, string> = { 'Text (English)': en, [heading]: mk };
      return (table[0] ?? []).map((each) => cells[each] ?? '');
    };
    lossy.push(blank('<p>New</p>', '<p>??? 10 ml</p>'), blank('<p>New</p>', '<p>Нов??</p>'));
    const { check: told } = await check('history', csvFile(lossy));
    const rowOf = (id: string) => told.rows[table.findIndex(([each]) => each === id) - 1];
    const [lost, kept] = told.rows.slice(-2);
    for (const row of [rowOf(one._id), lost]) {
      assert.equal(row?.outcome, 'refused');
      assert.match(row?.reasons[0]?.en ?? '', /Macedonian.*letters were lost/);
    }
    assert.deepEqual([rowOf(odd._id)?.outcome, kept?.outcome], ['unchanged', 'new'], JSON.stringify(told.rows));
  });

  test('[E-08] cells that a spreadsheet has not worked out, or that stand beside the columns, refuse their row alone', async () => {
    const one = await made('POST /history', { json: { text: { en: '<p>Stays</p>', mk: '<p>Останува</p>' } } });
    const cells = new Map<string, object>([
      ['1,1', { formula: 'A1', value: null }],
      ['2,1', { value: '#REF!', type: 'error' }],
      ['3,1', { formula: 'CONCATENATE("<p>","a","</p>")', formulaResult: '<p>a</p>' }],
    ]);
    const rows = ['Id', one._id, '', ''].map((id, n) => [
      id,
      n === 0 ? 'text.en' : null,
      n === 0 ? 'text.mk' : '<p>а</p>',
    ]);
    const workbook = Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows, cells }] }));
    const { check: told } = await check('history', workbook);
    const text = /^Text \(English\): The cell holds an error/;
    assert.deepEqual(
      told.rows.map(({ outcome, reasons }) => [outcome, reasons.map(({ en }) => text.test(en))]),
      [
        ['refused', [true]],
        ['refused', [true]],
        ['new', []],
      ],
    );
    const short = Buffer.from(`Id;text.en;text.mk\n${one._id};<p>Cut; short</p>;<p>а</p>\n;<p>New</p>`);
    const { rows: shifted } = (await check('history', short)).check;
    assert.match(shifted[0]?.reasons[0]?.en ?? '', /^This row has more cells than there are headings/);
    const { check: left } = await check('history', Buffer.from(`Id;text.en;text.mk\n${one._id};<p>Other</p>\n`));
    assert.deepEqual(left.rows[0]?.fields, ['text.en'], 'what the file leaves out is not emptied');
    const invalid = await xlsxFile([
      ['Id', 'text.en'],
      [new Date(0), '<p>b</p>'],
      [` ${one._id}`, '<p>c</p>'],
      [one._id, '<p>d</p>'],
      ['', '⟦ too long for a cell ⟧'],
    ]);
    assert.deepEqual(
      (await check('history', invalid)).check.rows.map(({ outcome, reasons }) => [
        outcome,
        reasons[0]?.en.slice(0, 35),
      ]),
      [
        ['refused', 'Id: The spreadsheet has made a date'],
        ['changed', undefined],
        ['refused', 'Id: Another row above has the same '],
        ['refused', 'Text (English): The text was too lo'],
      ],
    );
  });

  test('[E-08] numbers are texts, dates are refused, and a text that no cell holds stays', async () => {
    const long = `<p>${'ж'.repeat(40_000)}</p>`;
    const one = await made('POST /products', {
      form: productForm({ description: { en: long, mk: long }, categoryName: 'CBD Products/Oral' }),
    });
    const { table } = await exported('products', 'xlsx', '&category=oral');
    const row = table.find(([id]) => id === one._id);
    assert.ok(row?.includes('⟦ too long for a cell ⟧'));
    const file = await xlsxFile(changed(table, [[one._id, 'Packaging / Dosage (English)', '7']]));
    const { check: told } = await check('products', file);
    assert.deepEqual(
      told.rows.filter(({ outcome }) => outcome !== 'unchanged').map(({ fields }) => fields),
      [['dosage.en']],
    );
    await imported('products', file, told.plan);
    const after = await product(one._id);
    assert.deepEqual([after.dosage.en, after.description.mk], ['7', long]);
    const mixed = await xlsxFile([
      ['Id', 'dosage_en', 'dosage_mk'],
      [one._id, 12, new Date(Date.UTC(2026, 1, 1))],
    ]);
    const [refused] = (await check('products', mixed)).check.rows;
    assert.match(refused?.reasons[0]?.en ?? '', /^Packaging \/ Dosage \(Macedonian\): The spreadsheet has made a date/);
    const fresh = await xlsxFile([
      ['text_en', 'text_mk'],
      ['<p>a</p>', new Date(0)],
    ]);
    assert.equal((await check('history', fresh)).check.counts.refused, 1);
    const number = await xlsxFile([
      ['Id', 'dosage_en'],
      [one._id, 0.1 + 0.2],
    ]);
    await imported('products', number, (await check('products', number)).check.plan);
    assert.equal((await product(one._id)).dosage.en, '0.3');
  });

  test('[E-08] a number that a spreadsheet shows in another way than it is stored is refused, and no row gets another text', async () => {
    const formats = ['0%', '0.00', '#,##0', '0 "mg"', '0', '@', 'General', undefined] as const;
    const cells = new Map(
      formats.map((numFmt, n) => [`${n + 1},0`, { value: n + 0.05, ...(numFmt && { style: { numFmt } }) }]),
    );
    cells.set('9,0', { value: 12, style: { numFmt: '0' } });
    const rows = [['text.en', 'text.mk'], ...Array.from({ length: 9 }, () => [null, '<p>а</p>'])];
    const { check: told } = await check(
      'history',
      Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows, cells }] })),
    );
    assert.deepEqual(
      told.rows.map(({ outcome, reasons }) => (outcome === 'refused' ? reasons[0]?.en.slice(0, 44) : outcome)),
      [...Array(5).fill('Text (English): The spreadsheet shows this n'), ...Array(4).fill('new')],
    );
  });
});

/** A workbook whose directory says of each entry that it unpacks to so many bytes. */
function declaring(file: Buffer, size: number): Buffer {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf('PK\u0001\u0002'); at >= 0; at = copy.indexOf('PK\u0001\u0002', at + 1))
    copy.writeUInt32LE(size, at + 24);
  return copy;
}

/** A workbook as it stands, whose end leads readers of ZIP64 to another one behind it. */
function behindZip64(first: Buffer, second: Buffer): Buffer {
  const end = (file: Buffer) => file.subarray(-22);
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(BigInt(end(second).readUInt16LE(10)), 32);
  record.writeBigUInt64LE(BigInt(end(second).readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(first.length + end(second).readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(first.length + second.length), 8);
  const last = Buffer.from(end(first));
  // The size of the directory, which no reader needs.
  last.writeUInt32LE(0xffffffff, 12);
  return Buffer.concat([first, second, record, locator, last]);
}
