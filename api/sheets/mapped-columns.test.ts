import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SheetKind } from '@varda/contract/sheets';
import { importedColumns, mappingOf } from './mapped-columns.ts';
import { sheetColumns } from './sheet-columns.ts';

const mapped = (kind: SheetKind, headings: string[]) =>
  mappingOf({ headings, rows: [] }, importedColumns(sheetColumns[kind]), undefined);

test('[E-08] columns are known by their headings in either language, by those of former exports, and by their paths', () => {
  assert.deepEqual(mapped('adminCareer', ['Ид.', 'ВЕРЗИЈА', 'Наслов  (македонски)', 'Title (English)', 'Од кого']), [
    ...['_id', '__v', 'vacancy.mk', 'vacancy.en', ''],
  ]);
  const former = ['Job type', 'На веб-страницата (англиски)', 'На веб-страницата (македонски)', 'department_mk'];
  assert.deepEqual(mapped('adminCareer', former), ['jobType', 'active.en', 'active.mk', 'department.mk']);
  assert.deepEqual(mapped('products', ['Форма', 'Form', 'name.en']), ['form', '', 'name.en']);
});
