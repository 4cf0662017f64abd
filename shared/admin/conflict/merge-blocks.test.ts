import { Editor } from '@tiptap/core';
import { illustratedFormats } from '../form/rich-text/formats.ts';
import { merge, withTheirs } from './merge.ts';

const text = (...blocks: string[]) =>
  blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('');
const list = (...items: string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;
const table = (...rows: string[]) =>
  `<table><tbody>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</tbody></table>`;
const both = (base: string, mine: string, theirs: string) => merge({ text: base }, { text: mine }, { text: theirs });

const start = text('First line', 'Second line', 'Third line');

test.each([
  [
    'neighbouring paragraphs',
    start,
    text('First line, mine', 'Second line', 'Third line'),
    text('First line', 'Second line, theirs', 'Third line'),
    text('First line, mine', 'Second line, theirs', 'Third line'),
  ],
  [
    'a paragraph that is quite another beside one that is changed',
    start,
    text('Something else', 'Second line', 'Third line'),
    text('First line', 'Whatever', 'Third line'),
    text('Something else', 'Whatever', 'Third line'),
  ],
  [
    'a paragraph put in beside one that is changed',
    start,
    text('First line', 'New one', 'Second line', 'Third line'),
    text('First line', 'Second line, theirs', 'Third line'),
    text('First line', 'New one', 'Second line, theirs', 'Third line'),
  ],
  [
    'a paragraph deleted beside one that is changed',
    start,
    text('First line', 'Third line'),
    text('First line', 'Second line', 'Third line, theirs'),
    text('First line', 'Third line, theirs'),
  ],
  [
    'two deleted paragraphs',
    start,
    text('Second line', 'Third line'),
    text('First line', 'Second line'),
    text('Second line'),
  ],
  [
    'a paragraph moved by one and changed by the other',
    start,
    text('Second line', 'Third line', 'First line'),
    text('First line, theirs', 'Second line', 'Third line'),
    text('Second line', 'Third line', 'First line, theirs'),
  ],
  [
    'a paragraph moved over one that is changed',
    start,
    text('First line, mine', 'Second line', 'Third line'),
    text('First line', 'Third line', 'Second line'),
    text('First line, mine', 'Third line', 'Second line'),
  ],
  [
    'paragraphs that both have put at the end',
    start,
    text('First line', 'Second line', 'Third line', 'My end'),
    text('First line', 'Second line', 'Third line', 'Their end'),
    text('First line', 'Second line', 'Third line', 'Their end', 'My end'),
  ],
  [
    'the same paragraph, put in by both',
    start,
    text('Same', 'First line', 'Second line', 'Third line'),
    text('Same', 'First line', 'Second line', 'Third line, theirs'),
    text('Same', 'First line', 'Second line', 'Third line, theirs'),
  ],
  [
    'two items of a list',
    text('Head', list('one tablet', 'two tablets')),
    text('Head', list('one white tablet', 'two tablets')),
    text('Head', list('one tablet', 'two red tablets', 'three')),
    text('Head', list('one white tablet', 'two red tablets', 'three')),
  ],
  [
    'two rows of a table, one of them deleted',
    table('dose 1', 'dose 2', 'dose 3'),
    table('dose 1', 'dose 3'),
    table('dose 1 mg', 'dose 2', 'dose 3'),
    table('dose 1 mg', 'dose 3'),
  ],
  ['the last items of a list, each one of two', list('a', 'b'), list('b'), list('a'), ''],
  [
    'a picture and a title with signs in their attributes',
    text('<p>One</p>', '<p><img src="/a" alt="a > b"></p>'),
    text('<p>One, mine</p>', '<p><img src="/a" alt="a > b"></p>'),
    text('<p>One</p>', '<p><img src="/a" alt="a > b, theirs"></p>'),
    text('<p>One, mine</p>', '<p><img src="/a" alt="a > b, theirs"></p>'),
  ],
])('[K-29] %s are put together without a question', (_, base, mine, theirs, merged) => {
  expect(both(base, mine, theirs)).toEqual({ values: { text: merged }, conflicts: [] });
});

test('[K-29] a link and a cell that the editor only writes otherwise than the server are no change', () => {
  const stored =
    '<p><a href="/a" rel="noopener noreferrer" target="_blank">One</a></p><table><tbody><tr><td>1</td></tr></tbody></table>';
  const edited =
    '<p><a target="_blank" rel="noopener" href="/a">One</a></p><table style="width: 1px"><colgroup><col></colgroup><tbody><tr><td colspan="1" rowspan="1">1</td></tr></tbody></table><p>Mine</p>';
  const theirs = stored.replace('One', 'Two').replace('<td>1', '<td>2');
  const { values, conflicts } = both(stored, edited, theirs);
  expect(conflicts).toEqual([]);
  for (const word of ['>Two<', '>2<', '<p>Mine</p>']) expect(values.text).toContain(word);
});

test.each([
  ['a non-breaking space', '<p>10\u00a0mg</p>', '10', '20'],
  ['a cell', '<table><tbody><tr><td>5 mg</td><th>once</th></tr></tbody></table>', '5', '6'],
  ['an item', '<ul><li>5 mg<ol><li>once</li></ol></li></ul>', '5', '6'],
  [
    'a player',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Yard" width="560" height="315" allowfullscreen loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts"></iframe>',
    'Yard',
    'Garden',
  ],
  ['a video', '<video src="https://videos.example/a.mp4" controls preload="none"></video>', '/a', '/b'],
])('[K-29] %s that the editor only writes otherwise than the server is no change', (_, block, was, now) => {
  const base = block + text('b');
  const editor = new Editor({ extensions: illustratedFormats, content: base });
  editor.commands.insertContentAt(editor.state.doc.content.size, { type: 'paragraph' });
  const mine = editor.getHTML();
  editor.destroy();
  const theirs = block.replace(was, now) + text('b');
  expect(both(base, mine, theirs)).toEqual({ values: { text: `${theirs}<p></p>` }, conflicts: [] });
});

test('[K-29] [A-15] the alignment of a paragraph is a change, asked about where both made one', () => {
  const aligned = (alignment: string) => `<p style="text-align:${alignment}">a</p>`;
  const centred = aligned('center') + text('b');
  expect(both(text('a', 'b'), centred, text('a', 'b2'))).toEqual({
    values: { text: aligned('center') + text('b2') },
    conflicts: [],
  });
  expect(both(text('a', 'b'), text('a', 'b2'), centred).values.text).toBe(aligned('center') + text('b2'));
  expect(both(text('a', 'b'), centred, aligned('right') + text('b')).conflicts).toMatchObject([
    { mine: aligned('center'), theirs: aligned('right') },
  ]);
  // The browser's spelling and the server's, and how a text stands anyway.
  const spelled = centred.replace('text-align:center', 'text-align: center;');
  expect(both(centred, spelled + text('c'), aligned('left') + text('b'))).toEqual({
    values: { text: aligned('left') + text('b', 'c') },
    conflicts: [],
  });
});

test('[K-29] a block that both changed is asked about alone, the others are settled', () => {
  const mine = text('First, mine', 'Second line', list('x', 'y'), 'Mine at the end');
  const theirs = text('First, theirs', 'Second line, theirs', list('x', 'y, theirs'));
  const base = text('First line', 'Second line', list('x', 'y'));
  const { values, conflicts } = both(base, mine, theirs);
  expect(conflicts).toMatchObject([{ mine: '<p>First, mine</p>', theirs: '<p>First, theirs</p>' }]);
  const settled = ['Second line, theirs', list('x', 'y, theirs'), 'Mine at the end'];
  expect(values.text).toBe(text('First, mine', ...settled));
  expect(withTheirs(values, conflicts).text).toBe(text('First, theirs', ...settled));
});

test('[K-29] of several blocks of one text some may be mine and some theirs; an item is shown in its list', () => {
  const { values, conflicts } = both(
    text('One line', list('first item')),
    text('One line, mine', list('first item, mine')),
    text('One line, theirs', list('first item, theirs')),
  );
  expect(conflicts.map(({ mine }) => mine)).toEqual(['<p>One line, mine</p>', list('first item, mine')]);
  expect(withTheirs(values, conflicts.slice(1)).text).toBe(text('One line, mine', list('first item, theirs')));
  expect(withTheirs(values, conflicts).text).toBe(text('One line, theirs', list('first item, theirs')));
});

test('[K-29] a paragraph that one deleted and the other changed is asked about', () => {
  const { values, conflicts } = both(
    start,
    text('First line', 'Third line'),
    start.replace('Second line', 'Second, 2'),
  );
  expect(conflicts).toMatchObject([{ mine: '', theirs: '<p>Second, 2</p>' }]);
  expect(withTheirs(values, conflicts).text).toBe(text('First line', 'Second, 2', 'Third line'));
});

test.each([
  [
    'moved by both to different places',
    start,
    text('Second line', 'First line', 'Third line'),
    text('Second line', 'Third line', 'First line'),
  ],
  [
    'made of blocks that are alike, one of them changed and one moved',
    text('dose', 'dose', 'a b c'),
    text('dose mine', 'a b c', 'dose'),
    text('dose', 'dose'),
  ],
  [
    'changed in the place of a block that both have moved',
    text('u0', 'x y', 'u2', 'u3'),
    text('new', 'x y', 'u0', 'u2', 'u3'),
    text('x y', 'u0', 'u2', 'u3'),
  ],
  ['no markup to speak of', 'Plain', 'Plain, mine', 'Plain, theirs'],
  ['not well formed', '<p>a', '<p>b', '<p>c</p>'],
])('[K-29] a text is asked about as a whole where it is %s', (_, base, mine, theirs) => {
  expect(both(base, mine, theirs).conflicts).toEqual([{ name: 'text', language: null, mine, theirs }]);
});

test.each([
  ['of blocks that are all different and keep their order', false],
  ['of blocks some of which are alike, moved or deleted', true],
])('[K-29] 4000 random pairs of edits %s: a change of either is there, or asked about', (_, isMixed) => {
  let state = 11;
  const below = (n: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
  const lost: object[] = [];
  for (let round = 0; round < 4000; round += 1) {
    const base = Array.from({ length: 1 + below(6) }, (_, place) => `kept${isMixed ? below(3) : place} word`);
    const edited = (who: string) => {
      const made: string[] = [];
      const blocks = base.map((block, place) => {
        if (below(4) > 0) return block;
        made.push(`${who}${place}`);
        return `${block} ${who}${place}`;
      });
      if (below(3) === 0) {
        made.push(`${who}new`);
        blocks.splice(below(blocks.length + 1), 0, `${who}new`);
      }
      if (isMixed && below(2) === 0) {
        const [moved = ''] = blocks.splice(below(blocks.length), 1);
        blocks.splice(below(blocks.length + 1), 0, moved);
      }
      const last = blocks.findLastIndex((block) => base.includes(block));
      if (isMixed && last >= 0 && below(3) === 0) blocks.splice(last, 1);
      return { html: text(...blocks), made };
    };
    const [mine, theirs] = [edited('mine'), edited('theirs')];
    const { values, conflicts } = both(text(...base), mine.html, theirs.html);
    const all = [values.text, withTheirs(values, conflicts).text].join();
    for (const word of [...mine.made, ...theirs.made])
      if (!all.includes(word)) lost.push({ word, base, mine: mine.html, theirs: theirs.html });
  }
  expect(lost).toEqual([]);
});
