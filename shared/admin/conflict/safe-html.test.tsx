import { render } from '@testing-library/react';
import { SafeHtml } from './safe-html.tsx';

function marked(html: string, other: string) {
  const { container } = render(<SafeHtml html={html} other={other} />);
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
}

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
