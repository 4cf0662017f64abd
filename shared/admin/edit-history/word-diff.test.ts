import { compareWords, linesOf } from './word-diff.ts';

const marked = (stretches: { text: string; isOwn: boolean }[]) =>
  stretches.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join('');

test.each([
  ['a word', 'Take 5 mg daily', 'Take 5 µg daily', 'Take 5 [mg] daily', 'Take 5 [µg] daily'],
  ['Macedonian', 'Земајте две таблети.', 'Земајте три таблети.', 'Земајте [две] таблети.', 'Земајте [три] таблети.'],
  ['a sign', '≥ 12', '≤ 12', '[≥] 12', '[≤] 12'],
  ['what was added', 'One.', 'One. Two.', 'One.', 'One.[ Two.]'],
  ['two words', 'Twice a day', 'Three times a day', '[Twice] a day', '[Three times ]a day'],
  ['nothing before', '', 'All', '', '[All]'],
])('[K-21] texts are compared by words: %s', (_, before, after, left, right) => {
  const compared = compareWords(before, after);
  expect([marked(compared.before), marked(compared.after)]).toEqual([left, right]);
});

test('[K-21] of a rich text the blocks are lines: paragraphs, items, rows of a table, pictures', () => {
  const html =
    '<h1>Dosage</h1><p>One<br>two</p><ul><li>a</li><li>b</li></ul><p><img src="/api/pictures/x" alt="Box"></p>' +
    '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
  expect(linesOf(html).split('\n')).toEqual(['Dosage', 'One', 'two', '• a', '• b', '[Box]', '1 ¦ 2 ¦']);
});

test('[K-21] [U-05] a power and the address of a link are words of a rich text', () => {
  expect(linesOf('<p>VARDOL<sup>®</sup> 10<sup>6</sup> CFU, H<sub>2</sub>O</p>')).toBe('VARDOL® 10⁶ CFU, H₂O');
  const [before, after] = ['good', 'evil'].map((host) => linesOf(`<p>See <a href="https://${host}.mk">us</a></p>`));
  const compared = compareWords(before ?? '', after ?? '');
  expect([marked(compared.before), marked(compared.after)]).toEqual([
    'See us (https://[good].mk)',
    'See us (https://[evil].mk)',
  ]);
});

test('[K-21] in two texts with thousands of changed words it is not looked for what they share at their end', () => {
  const text = (word: string) => `${Array.from({ length: 2_500 }, (_, at) => `${word}${at}`).join(' ')} end`;
  const [before, after] = [text('a'), text('b')];
  const compared = compareWords(before, after);
  expect(compared.before.map(({ isOwn }) => isOwn)).toEqual([true]);
  expect(compared.after.map(({ isOwn }) => isOwn)).toEqual([true]);
});
