import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruleTexts } from '../http/error-texts.ts';
import { readSheet } from './sheet-file.ts';

const empty = (columns: number) => ';'.repeat(columns);

test('[E-08] rows may end in empty cells beyond the columns that are read, but not in millions of them', async () => {
  const file = (rows: number) => Buffer.from(`Id;Text\n${`1;x${empty(16_382)}\n`.repeat(rows)}`);
  assert.equal((await readSheet(file(20))).rows.length, 20);
  await assert.rejects(readSheet(file(200)), { message: ruleTexts.sheet_too_wide.en });
});
