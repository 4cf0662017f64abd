import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSpellingOnly } from './spelling.ts';

const corrections = [
  ['Таблетти за возрасни', 'Таблети за возрасни'],
  ['Чувајте го лекот на суво и темно месо.', 'Чувајте го лекот на суво и темно место.'],
  ['<p>Прочитајте го упатсвото.</p>', '<p>Прочитајте го упатството.</p>'],
  ['Гаволска работа е дозирањето', 'Ѓаволска работа е дозирањето'],
  ['Сируп против кашлцата', 'Сируп против кашлицата'],
  ['<p>Обратете се кај <em>лекрот</em>.</p>', '<p>Обратете се кај <em>лекарот</em>.</p>'],
  ['<p>Содржи витамин и минреали</p>', '<p>Содржи витамин и минерали</p>'],
  ['Чувајте го лекот подалеку од дцеа', 'Чувајте го лекот подалеку од деца'],
  ['Да се пие со вода по јадеьето', 'Да се пие со вода по јадењето'],
  ['Ѕвонете во аптеката', 'ѕвонете во аптеката!'],
  ['<p>Фармацевтска куќа, „Варда“</p>', '<p><strong>Фармацевстка</strong> куќа „Варда“.</p>'],
] as const;

const changes = [
  ['Таблети од 5 mg', 'Таблети од 6 mg'],
  ['Таблети од 5 mg', 'Таблети од 5 µg'],
  ['Таблети од 5 mg', 'Таблети од 5 Mg'],
  ['Таблети од 0,5 mg', 'Таблети од 0.5 mg'],
  ['До 25 °C', 'До -25 °C'],
  ['До 5 - 10 капки', 'До 5 10 капки'],
  ['Не се дава на деца', 'Се дава на деца'],
  ['Безопасен за деца', 'Опасен за деца'],
  ['Do not use it', 'Do now use it'],
  ['It can be used', "It can't be used"],
  ['за деца', 'за лица'],
  ['при хипертензија', 'при хипотензија'],
  ['with hyperglycaemia', 'with hypoglycaemia'],
  ['The dose is increased', 'The dose is decreased'],
  ['an effective remedy', 'an ineffective remedy'],
  ['ненормален крвен притисок', 'нормален крвен притисок'],
  ['an unusual effect', 'an usual effect'],
  ['девет таблети', 'десет таблети'],
  ['sixteen tablets', 'sixty tablets'],
  ['12 часа', '12 чаши'],
  ['mmol per litre', 'µmol per litre'],
  ['<p>CO<sub>2</sub></p>', '<p>CO<sup>2</sup></p>'],
  ['<p>10<sup>2</sup></p>', '<p>102</p>'],
  ['<p>Се дава</p>', '<p><s>Се дава</s></p>'],
  ['<p><a href="https://a.example">Сајт</a></p>', '<p><a href="https://b.example">Сајт</a></p>'],
  ['<p>Текст</p>', '<p>Текст</p><img src="/a.png" alt="">'],
  ['<td>1</td><td></td>', '<td></td><td>1</td>'],
  ['Еднаш пред јадење', 'Еднаш после јадење'],
  ['Доза за возрасни', 'Доза за возрасни и деца'],
  ['', 'Таблети'],
  ['таблета', 'капсула'],
] as const;

for (const [before, after] of corrections)
  test(`[K-28] a correction of spelling: ${before} → ${after}`, () => {
    assert.equal(isSpellingOnly(before, after), true);
    assert.equal(isSpellingOnly(after, before), true);
  });

for (const [before, after] of changes)
  test(`[K-28] a change of meaning: ${before} → ${after}`, () => {
    assert.equal(isSpellingOnly(before, after), false);
    assert.equal(isSpellingOnly(after, before), false);
  });

test('[K-28] a long text is compared within a moment', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `збор${'а'.repeat(index % 9)}`).join(' ');
  const started = performance.now();
  assert.equal(isSpellingOnly(words, words.replaceAll('збораа', 'зборуаа')), true);
  assert.ok(performance.now() - started < 5_000);
});
