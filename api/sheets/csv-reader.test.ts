import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvRecords } from './csv-reader.ts';

const read = (text: string) => csvRecords(text).map(({ record }) => record);

test('[E-08] lines may end in several ways within one file, and texts have line breaks of their own', () => {
  assert.deepEqual(read('Id;Text\r\n1;"a\nb"\n2;"c\r\nd"\r3;e\r\n'), [
    ['Id', 'Text'],
    ['1', 'a\nb'],
    ['2', 'c\r\nd'],
    ['3', 'e'],
  ]);
  assert.deepEqual(read('Id;Text\n1;x\r\n'), [
    ['Id', 'Text'],
    ['1', 'x'],
  ]);
});

test('[E-08] separators and line breaks within quoted headings are none', () => {
  for (const separator of [',', ';', '\t'])
    assert.deepEqual(read(`"Id,""a"",b;c;d;e\tf\tg\th\ti\nj"${separator}Text\n1${separator}x\n`), [
      ['Id,"a",b;c;d;e\tf\tg\th\ti\nj', 'Text'],
      ['1', 'x'],
    ]);
});
