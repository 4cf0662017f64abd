import assert from 'node:assert/strict';
import { before } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import type { SheetFormat } from '@varda/contract/sheet-options';
import type { SheetCheck } from '@varda/contract/sheets';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { TestApp } from '../test/test-app.ts';
import { csvRecords, decodeText } from './csv-reader.ts';

export type Table = string[][];

/** A table as somebody saves it. */
export const csvFile = (table: Table, separator = ';') =>
  Buffer.from(
    `\u{FEFF}${table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')}`,
  );
export const xlsxFile = async (table: (string | number | Date)[][], more: object = {}) => {
  const rows = table.map((row) => row.map((cell) => (typeof cell === 'string' ? escaped(cell) : cell)));
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows, ...more }] }));
};
/** As Excel does it. */
const escaped = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

async function tableIn(bytes: Buffer, format: SheetFormat): Promise<Table> {
  if (format === 'csv') return csvRecords(decodeText(bytes)).map(({ record }) => record);
  const { sheets } = await readXlsx(bytes);
  return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')));
}

/** The first sheet of a workbook as it stands in the file. */
export function sheetXml(workbook: Buffer): string {
  const name = 'xl/worksheets/sheet1.xml';
  const at = workbook.indexOf(name);
  assert.ok(at > 0);
  return inflateRawSync(workbook.subarray(at + name.length + workbook.readUInt16LE(at - 2))).toString();
}

/** The table with another text where a heading and the row of an id meet. */
export function changed(
  table: Table,
  changes: readonly (readonly [id: string, heading: string, text: string])[],
): Table {
  const copy = table.map((row) => [...row]);
  for (const [id, heading, text] of changes) {
    const row = copy.find(([first]) => first === id);
    const column = copy[0]?.indexOf(heading) ?? -1;
    assert.ok(row && column >= 0, `${id} ${heading}`);
    row[column] = text;
  }
  return copy;
}

/** What tests of exports and imports do, by somebody who may do all of it. */
export function sheets(app: () => TestApp) {
  const send: TestApp['send'] = (call, sending) => app().send(call, sending);
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  const made = async (call: `POST ${string}`, sending: object) => {
    const { status, body } = await send(call, { token, ...sending });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const exported = async (list: string, format: SheetFormat = 'csv', query = '') => {
    const answer = await send(`GET /sheets/${list}/export?format=${format}${query}`, { token });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return { table: await tableIn(answer.bytes, format), answer };
  };
  const check = async (list: string, file: Buffer, form: object = {}, by = token) => {
    const { status, body } = await send(`POST /sheets/${list}/check`, { token: by, form: { file, ...form } });
    return { status, body, check: body as SheetCheck };
  };
  const imported = (list: string, file: Buffer, plan: string, form: object = {}, by = token) =>
    send(`POST /sheets/${list}/imports`, { token: by, form: { file, plan, ...form } });
  const outcomes = ({ rows }: SheetCheck) => rows.map(({ row, outcome }) => [row, outcome]);
  const product = async (id: string) => (await send(`GET /products/product/${id}`)).body;

  return { token: () => token, send, made, exported, check, imported, outcomes, product };
}
