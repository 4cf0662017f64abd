import { cleanPasted } from './pasted-html.ts';
import { pastedText } from './pasted-text.ts';

const wordsOf = (html: string) => {
  const { body } = new DOMParser().parseFromString(cleanPasted(html).html, 'text/html');
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
};

/** Cells divided by |, rows by /, and the columns and rows that one spans behind it. */
const tableOf = (html: string) => {
  const { body } = new DOMParser().parseFromString(cleanPasted(html).html, 'text/html');
  const written = ({ textContent, colSpan, rowSpan }: HTMLTableCellElement) =>
    `${textContent}${colSpan * rowSpan > 1 ? `(${colSpan}×${rowSpan})` : ''}`;
  return [...body.querySelectorAll('tr')].map((row) => [...row.cells].map(written).join('|')).join(' / ');
};

test.each([
  ['of Word', '<p>A <span style="display:none;mso-hide:all">SECRET</span>B</p>', 'A B'],
  [
    'by a style of Word',
    '<style>\nspan.Note\n\t{mso-style-name:Note;\n\tdisplay:none;\n\tmso-hide:all;}\n</style><p>A <span class="Note">SECRET</span>B</p>',
    'A B',
  ],
  ['of a web page', '<p>A <span hidden>SECRET</span><span style="visibility: hidden">SECRET</span>B</p>', 'A B'],
  [
    'of a page with scripts',
    '<template><p>SECRET</p></template><noscript>SECRET</noscript><p>A B</p><video controls>SECRET</video><canvas>SECRET</canvas>',
    'A B',
  ],
])('[K-20] text that is hidden does not come in: %s', (_, html, visible) => {
  expect(wordsOf(html)).toBe(visible);
  expect(pastedText(html.replace('A B', '<s>A<sup>2</sup></s> B'))?.text ?? '').not.toContain('SECRET');
});

test('[K-20] what is shown on paper, or on some screens, is not hidden', () => {
  const contents = '<p>Вовед<span style="display:none;mso-hide:screen"> 17</span></p>';
  expect(wordsOf(contents)).toBe('Вовед 17');
  const video = '<video controls=""><source src="https://videos.example/a.mp4"></video>';
  expect(cleanPasted(`<p>a</p>${video}`).html).toContain(video);
  const mail = '<style>@media (max-width: 600px) { .wide { display: none } }</style><p class="wide">A</p>';
  expect(wordsOf(mail)).toBe('A');
});

test('[K-20] what stands between conditions of Word and Outlook stays', () => {
  const outlook =
    '<p><!--[if !supportLists]-->·<!--[endif]-->A</p><p>B</p><!--[if !mso]><!--><p>C</p><!--<![endif]--><!--[if gte vml 1]><v:shape>x</v:shape><![endif]--><p>D</p>';
  expect(wordsOf(outlook)).toBe('·ABCD');
});

test.each([
  [
    'columns',
    '<table><!--StartFragment--><col width=64><col width=0 span=2 style="display:none;mso-width-source:userset"><col><tr><td>a</td><td>X</td><td>X</td><td>b</td></tr></table>',
    'a|b',
  ],
  [
    'rows',
    '<table><tr><td>a</td><td>b</td></tr><tr height=0 style="display:none"><td>X</td><td>X</td></tr><tr><td>c</td><td>d</td></tr></table>',
    'a|b / c|d',
  ],
  [
    'the part of merged cells',
    '<table><col><col style="display:none"><col><tr><td colspan=3>a</td></tr><tr><td rowspan=3>b</td><td>X</td><td>c</td></tr><tr style="display:none"><td>X</td><td>X</td></tr><tr><td>X</td><td>d</td></tr></table>',
    'a(2×1) / b(1×2)|c / d',
  ],
  [
    'the row in which a merged cell begins',
    '<table><tr style="display:none"><td>X</td><td rowspan=2>b</td><td>X</td></tr><tr><td>a</td><td>c</td></tr></table>',
    'a|b|c',
  ],
  ['cells alone', '<table><tr><td>a</td><td style="display:none">X</td><td>b</td></tr></table>', 'a|b'],
  [
    'of a table without its tag',
    '<meta charset=utf-8><col><col style="display:none"><col><tr><td>a<td>X<td>b</tr>',
    'a|b',
  ],
])('[K-20] what a spreadsheet hides does not come in: %s', (_, html, visible) => {
  expect(tableOf(html)).toBe(visible);
});

test('[K-20] fields of plain text take what is visible of the HTML where the plain text beside it has more', () => {
  const deleted = '<p>Once <del cite="mailto:ana" datetime="2026-01-01">twice </del>a day</p>';
  expect(pastedText(deleted)?.text).toBe('Once a day');
  const sheet = '<table><col><col style="display:none"><col><tr><td>a</td><td>9.99</td><td>b</td></tr></table>';
  expect(pastedText(sheet)?.text).toBe('a\tb');
  const row = '<table><tr><td><p>5 mg</p></td><td><p>old<del cite="mailto:ana">er</del></p></td></tr></table>';
  expect(pastedText(row)?.text).toBe('5 mg\told');
  expect(pastedText('<style>p { color: red }</style><p>Once a day</p><script>1</script>')).toBeNull();
});
