import { plainText } from './plain-text.ts';

test.each([
  [
    '<h2>1989</h2><p>Four pharmacists found it.</p><p>It is small.</p>',
    '1989 · Four pharmacists found it. It is small.',
  ],
  ['<p>Varda Pharm LLC<br>15 Vodno Street<br/></p><p> </p>', 'Varda Pharm LLC · 15 Vodno Street'],
  ['<p>Bring:</p><ul><li>gloves</li><li>a\n  coat</li></ul>', 'Bring: gloves · a coat'],
  ['<p>5 &lt; 6&nbsp;kg</p>', '5 < 6 kg'],
  ['<p><br></p>', ''],
])('[A-03] a cell shows the words of a rich text on one line: %s', (html, shown) => {
  expect(plainText(html, 100)).toBe(shown);
});

test('[A-03] a cell shows the beginning of a long text', () => {
  expect(plainText('<p>Tablets and capsules</p>', 8)).toBe('Tablets…');
});
