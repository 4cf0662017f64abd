import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sortKey, sortKeys } from './sort-key.ts';

const bytewise = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const sorted = (words: string[], language: 'en' | 'mk') =>
  words.toSorted((a, b) => bytewise(sortKey(a, language), sortKey(b, language)));

test('[S-03] the order of words is that of the language, as Node’s own collation has it', () => {
  const words = [
    ...['Ѓаконија', 'гром', 'Дедо', 'Ѕвезда', 'зимзелен', 'Јагода', 'иво', 'Љубичица', 'лале', 'Њива', 'невен'],
    ...['Ќерамида', 'тиква', 'Џвака', 'чај', 'шума', 'урма', 'а', 'аб', 'ајвар', 'дом', 'зора', 'крем', 'уши'],
  ];
  assert.deepEqual(sorted(words, 'mk'), words.toSorted(new Intl.Collator('mk').compare));
  const english = ['zinc', 'Zebra', 'apple', 'Éclair', 'eel', 'echo', 'Vitamin C', 'vitamin', 'Ångström', 'öl', 'oil'];
  assert.deepEqual(sorted(english, 'en'), english.toSorted(new Intl.Collator('en').compare));
});

test('[S-03] case, accents and punctuation do not count, spaces and digits come first', () => {
  assert.equal(sortKey('GALAPRO® Forte', 'en'), sortKey('galapro forte', 'en'));
  assert.equal(sortKey('„Вардар“', 'mk'), sortKey('вардар', 'mk'));
  assert.equal(sortKey('Ѝ ѐ ё', 'mk'), sortKey('и е е', 'mk'));
  assert.deepEqual(sorted(['ab', 'a b', '1a', 'a-c'], 'en'), ['1a', 'a b', 'a-c', 'ab']);
});

test('[S-03] each language puts its own alphabet first', () => {
  assert.deepEqual(sorted(['Zinc', 'Апис', 'Aloe', 'Шипка'], 'mk'), ['Апис', 'Шипка', 'Aloe', 'Zinc']);
  assert.deepEqual(sorted(['Zinc', 'Апис', 'Aloe', 'Шипка'], 'en'), ['Aloe', 'Zinc', 'Апис', 'Шипка']);
});

test('[S-03] a missing text stands where the one stands that is shown instead', () => {
  assert.deepEqual(sortKeys({ en: 'Aloe', mk: '' }), { en: sortKey('Aloe', 'en'), mk: sortKey('Aloe', 'mk') });
});

test('[S-03] a key is bounded, and odd input does no harm', () => {
  assert.ok(sortKey('љ'.repeat(5_000), 'mk').length <= 130);
  for (const odd of ['', ' ', '®', '你好', '👩‍🔬', 'İıŞß', '\u0301']) assert.equal(typeof sortKey(odd, 'mk'), 'string');
});

test('[S-03] numbers stand in their own order, with decimals and thousands, before or behind a letter', () => {
  const amounts = [
    '0,25 mg',
    '0.5mg',
    '2 mg',
    '2.5 mg',
    '2,75 mg',
    '7 mg',
    '14mg',
    '100 mg',
    '1.000 mg',
    '1,500 mg',
    '10000 mg',
  ];
  for (const language of ['en', 'mk'] as const) {
    assert.deepEqual(sorted(amounts.toReversed(), language), amounts);
    const patches = [1, 7, 9, 14, 21, 99_999_999, 123_456_789, 1e15, 1e17].map((n) => `Фластер ${n} мг, B${n}`);
    assert.deepEqual(sorted(patches.toReversed(), language), patches);
  }
  assert.equal(sortKey('007', 'en'), sortKey('7', 'en'));
  assert.deepEqual(sorted(['Vardol 500/65', 'Vardol 500', 'Vardol 65', 'Vardol'], 'en'), [
    ...['Vardol', 'Vardol 65', 'Vardol 500', 'Vardol 500/65'],
  ]);
});

test('[S-03] three digits behind a point or comma are what they are in the language of the text', () => {
  const english = ['0.125 mg', '1.125 mg', '3.125MG/1.5MG', '36.215 kg', '1,125 mg', '2,500 IU', '1,234,567.5 IU'];
  const macedonian = ['0,125 мг', '1,125 мг', '3,125 мг', '36,215 кг', '1.125 мг', '2.500 ИЕ', '1.234.567,5 ИЕ'];
  assert.deepEqual(sorted(english.toReversed(), 'en'), english);
  assert.deepEqual(sorted(macedonian.toReversed(), 'mk'), macedonian);
  const read = sortKey('Vardol 1,125', 'en');
  assert.equal(sortKeys({ en: '', mk: 'Vardol 1.125' }).en, read);
  assert.equal(sortKeys({ en: 'Vardol 1,125', mk: '' }).mk, sortKey('Vardol 1.125', 'mk'));
});

test('[S-03] thousands may stand behind a space, other numbers behind a number do not belong to it', () => {
  for (const space of [' ', '\u00a0', '\u202f']) {
    const amounts = ['7 mg', '500 mg', `5${space}000 mg`, '5001 mg', `1${space}000${space}000 IU`];
    for (const language of ['en', 'mk'] as const) assert.deepEqual(sorted(amounts.toReversed(), language), amounts);
  }
  const names = ['Omega 3 500 mg', 'Omega 6 200 mg', 'Omega 12 100 mg'];
  assert.deepEqual(sorted(names.toReversed(), 'en'), names);
});
