import { render } from '@testing-library/react';
import { SafeHtml } from './safe-html.tsx';

function marked(html: string, other: string) {
  return [...drawn(html, other).querySelectorAll('mark')].map(({ textContent }) => textContent);
}

const drawn = (html: string, other = '') => render(<SafeHtml html={html} other={other} />).container;

test('[A-13] only the paragraphs that the other one has not are marked', () => {
  const mine = '<p>Alike</p><h1>Mine</h1><ul><li><p>One</p></li><li><p>Two, mine</p></li></ul>';
  const theirs = '<p>Alike</p><ul><li>One</li><li>Two</li></ul>';
  expect(marked(mine, theirs)).toEqual(['Mine', 'Two, mine']);
  expect(marked(theirs, mine)).toEqual(['Two']);
});

test('[A-13] what the server writes otherwise than the editor is no difference', () => {
  const editor = '<p>To <a href="/x" target="_blank">the page</a>&nbsp;now</p>';
  expect(marked(editor, '<p>To <a href="/x" target="_blank" rel="noopener">the page</a> now</p>')).toEqual([]);
});

test('[A-13] beside nothing, nothing is marked', () => {
  expect(marked('<p>Mine</p>', '')).toEqual([]);
});

test('[A-13] [U-05] powers, cells and the addresses of links are shown as they are stored', () => {
  expect(drawn('<p>10<sup>6</sup> H<sub>2</sub>O</p>').querySelector('p')?.innerHTML).toBe(
    '10<sup>6</sup> H<sub>2</sub>O',
  );
  const table = `<table>
    <thead><tr><th colspan="2">Dose</th></tr></thead>
    <tbody>
      <tr><td>5</td><td>10 mg</td></tr>
    </tbody>
  </table>`;
  expect([...drawn(table).querySelectorAll('th[colspan="2"], td')].map(({ textContent }) => textContent)).toEqual([
    'Dose',
    '5',
    '10 mg',
  ]);
  expect(drawn('<p>See <a href="https://a.mk/x">us</a></p>')).toHaveTextContent('See us (https://a.mk/x)');
});

test('[A-13] a link that leads elsewhere is a difference', () => {
  const [mine, theirs] = ['a', 'b'].map((host) => `<p>One</p><p>See <a href="https://${host}.mk">us</a></p>`);
  expect(marked(mine ?? '', theirs ?? '')).toEqual(['See us (https://a.mk)']);
});

test('[A-13] [A-15] a paragraph that is aligned otherwise is a difference, and stands as it is aligned', () => {
  const centred = '<p style="text-align:center">a</p><p style="text-align:left">b</p>';
  expect(marked(centred, '<p>a</p><p>b</p>')).toEqual(['a']);
  expect(drawn(centred).querySelector('p')).toHaveStyle({ textAlign: 'center' });
});
