import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldingVersion, hasWords, searchColumn, searchPatterns } from './search-text.ts';
import { sortKey } from './sort-key.ts';

const finds = (typed: string, stored: string) => {
  const column = searchColumn([stored]);
  const texts = searchPatterns(typed).map((patterns) => patterns.map((pattern) => pattern.slice(1, -1)));
  return texts.every((spellings) => spellings.some((text) => column.includes(text.replace(/\\(.)/g, '$1'))));
};

for (const [typed, stored] of [
  ['40mg', 'Vardol 40 mg'],
  ['40 mg', 'Vardol 40mg'],
  ['40мг', 'Вардол 40 мг'],
  ['0,9%', 'Sodium chloride 0.9%'],
  ['0.9 %', 'Натриум хлорид 0,9%'],
  ['1.000,5 IU', 'Vitamin D3 1,000.5 IU'],
  // Micrograms, with either sign.
  ...['25 µg', '25μg', '25 ug', '25mcg', '25 мкг', '25mkg', '25 µг', 'µg'].flatMap((typed) =>
    ['Vitamin D3 25 µg', 'Витамин Д3 25мкг', 'Vitamin D3 25 mcg'].map((stored) => [typed, stored] as const),
  ),
  // Latin letters in a Cyrillic word, and the reverse.
  ['Bитамин', 'Витамин'],
  ['Витамин', 'Bитaмин'],
  ['Sіlk', 'Silk'],
  // A keyboard that was changed half way, and Macedonian as it is typed in Latin letters.
  ['ВАРdol', 'Vardol'],
  ['ВАРdol', 'Вардол'],
  ['шампон', 'Shampon za kosa'],
  ['shampon', 'Шампон за коса'],
  // Words that could be of either alphabet.
  ['Витамин C', 'Витамин С'],
  ['Витамин С', 'Витамин C'],
] as const)
  test(`[S-03] a search for ${typed} finds ${stored}`, () => {
    assert.ok(finds(typed, stored));
    assert.ok(hasWords([stored], typed));
  });

test('[S-03] a search for an amount does not find another one', () => {
  assert.ok(!finds('40mg', 'Vardol 20 mg'));
  assert.ok(!finds('0,9%', 'Sodium chloride 0 and 9%'));
  for (const other of ['Vardol 225 mg', 'Vardol 2/5 mg']) assert.ok(!finds('2,5 mg', other), other);
  assert.ok(!finds('25mcg', 'Balm with 25% urea, 5 g'));
  assert.ok(!hasWords(['Vardol 20 mg'], '40mg'));
  assert.ok(!hasWords(['Sodium chloride 0 and 9%'], '0,9%'));
});

test('[S-03] another rule of folding or sorting has another version, so that stored rows are made anew', () => {
  const folded = searchColumn(['Ѓурѓица Črešna', 'Bитамин C 0,9%', 'Џем № 5 Sіlk™', 'D3 5µg', 'ВАРdol']);
  const said = 'a rule has changed: raise foldingVersion, then write the new version and texts here';
  assert.deepEqual(
    [foldingVersion, folded.split('\n'), sortKey('Zinc B12 2,5 мг 1,125', 'en')],
    [
      6,
      [
        'gurgica cresna',
        'gjurgjica cresna',
        'vitamin c 0,9%',
        'vitamin s 0,9%',
        'bitamin c 0,9%',
        'dzem No 5 silk',
        'dzhem No 5 silk',
        'd3 5mcg',
        'bapdol',
        'vardol',
      ],
      'D38- ,#"# "#& TH %""#&',
    ],
    said,
  );
});
