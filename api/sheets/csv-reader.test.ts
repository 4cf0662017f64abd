import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvRecords } from './csv-reader.ts';

const read = (text: string) => csvRecords(text).map(({ record }) => record);

test('[E-08] lines may end in several ways within one file, and texts have line breaks of their own', () => {
  assert.deepEqual(read('Id;Text\r\n1;"a\nb"\n2;"c\r\nd"\r\n3;e\n'), [
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

test('[E-08] a lone carriage return ends the lines of an old Mac, and belongs to the cell elsewhere', () => {
  assert.deepEqual(read('Id;Text;Form\r1;"a\nb";x\r2;c;y\r'), [
    ['Id', 'Text', 'Form'],
    ['1', 'a\nb', 'x'],
    ['2', 'c', 'y'],
  ]);
  for (const lineEnd of ['\n', '\r\n'])
    assert.deepEqual(read(['"Id\r";Text;Form', '1;a\rb;x', '2;c;y', ''].join(lineEnd)), [
      ['Id\r', 'Text', 'Form'],
      ['1', 'a\rb', 'x'],
      ['2', 'c', 'y'],
    ]);
  // Python writes a line end so where it is told of it twice.
  assert.deepEqual(
    read('Id;Text\r\r\n1;a\r\r\n').filter(([id]) => id !== ''),
    [
      ['Id', 'Text'],
      ['1', 'a'],
    ],
  );
});

test('[E-08] separators and line breaks within quoted headings are none', () => {
  for (const separator of [',', ';', '\t'])
    assert.deepEqual(read(`"Id,""a"",b;c;d;e\tf\tg\th\ti\nj"${separator}Text\n1${separator}x\n`), [
      ['Id,"a",b;c;d;e\tf\tg\th\ti\nj', 'Text'],
      ['1', 'x'],
    ]);
});

test('[E-08] a line that tells Excel the separator is no row, and the others keep their numbers', () => {
  for (const lineEnd of ['\n', '\r\n', '\r'])
    for (const line of ['sep=;', 'SEP=;', '"sep=;"']) {
      const records = csvRecords([line, 'Id;Text, long, and', '1;"a;b"', ''].join(lineEnd));
      assert.deepEqual(
        records.map(({ record }) => record),
        [
          ['Id', 'Text, long, and'],
          ['1', 'a;b'],
        ],
      );
      if (lineEnd !== '\r') assert.equal(records.at(-1)?.info.lines, 3);
    }
  assert.deepEqual(read('sep=|\nId|Text\n1|x\n'), [
    ['Id', 'Text'],
    ['1', 'x'],
  ]);
  assert.deepEqual(read('Sep=x;Text\n1;x\n')[0], ['Sep=x', 'Text']);
});
