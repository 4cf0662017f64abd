import { Editor } from '@tiptap/core';
import { textFormats } from './formats.ts';

const table = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('')}</tbody></table>`;
const whole = `<p>before</p>${table(['A1', 'A2', 'A3'], ['B1', 'B2', 'B3'])}<p>after</p>`;

/** An editor in which all from the beginning of one text to the end of another is selected. */
function selected(first: string, last: string): Editor {
  const editor = new Editor({ extensions: textFormats, content: whole });
  const place = (text: string) => {
    let found = 0;
    editor.state.doc.descendants((node, at) => {
      if (node.text === text) found = at;
    });
    return found;
  };
  editor.commands.setTextSelection({ from: place(first), to: place(last) + last.length });
  return editor;
}

function press({ view }: Editor, key: string) {
  view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key })));
}

function type({ view }: Editor, text: string) {
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(text, from, to);
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert))) view.dispatch(insert());
}

function clipboard({ view }: Editor, event: 'cut' | 'paste', held: Map<string, string>) {
  const clipboardData = {
    types: [...held.keys()],
    files: [],
    getData: (kind: string) => held.get(kind) ?? '',
    setData: (kind: string, data: string) => held.set(kind, data),
    clearData: () => held.clear(),
  };
  view.dom.dispatchEvent(Object.assign(new Event(event, { cancelable: true }), { clipboardData }));
}

function written(editor: Editor): string {
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

test.each([
  ['two cells', 'A1', 'A2', `<p>before</p>${table(['', '', 'A3'], ['B1', 'B2', 'B3'])}<p>after</p>`],
  ['cells of two rows', 'A2', 'B1', `<p>before</p>${table(['A1', '', ''], ['', 'B2', 'B3'])}<p>after</p>`],
  ['all cells', 'A1', 'B3', `<p>before</p>${table(['', '', ''], ['', '', ''])}<p>after</p>`],
  ['a paragraph and cells', 'before', 'A2', `<p></p>${table(['', '', 'A3'], ['B1', 'B2', 'B3'])}<p>after</p>`],
  ['cells and a paragraph', 'B2', 'after', `<p>before</p>${table(['A1', 'A2', 'A3'], ['B1', '', ''])}<p></p>`],
  ['within a cell', 'A1', 'A1', `<p>before</p>${table(['', 'A2', 'A3'], ['B1', 'B2', 'B3'])}<p>after</p>`],
])('[A-15] deleting what is selected leaves each cell in its column: %s', (_, first, last, html) => {
  for (const key of ['Delete', 'Backspace']) {
    const editor = selected(first, last);
    press(editor, key);
    // What no key is bound to the browser does.
    if (first === last) editor.commands.deleteSelection();
    expect(written(editor)).toBe(html);
  }
});

test('[A-15] a table that is selected with what stands around it is deleted', () => {
  const editor = selected('before', 'after');
  press(editor, 'Delete');
  expect(written(editor)).not.toContain('<table');
});

test('[A-15] what is typed or pasted over several cells goes into the first of them', () => {
  const filled = `<p>before</p>${table(['x', '', 'A3'], ['B1', 'B2', 'B3'])}<p>after</p>`;
  const typed = selected('A1', 'A2');
  type(typed, 'x');
  expect(written(typed)).toBe(filled);
  const pasted = selected('A1', 'A2');
  clipboard(pasted, 'paste', new Map([['text/plain', 'x']]));
  expect(written(pasted)).toBe(filled);
});

test('[A-15] cells that are cut stay, empty, and are on the clipboard', () => {
  const editor = selected('A1', 'A2');
  const kept = new Map<string, string>();
  clipboard(editor, 'cut', kept);
  expect(kept.get('text/html')).toContain('A2');
  expect(written(editor)).toContain(table(['', '', 'A3'], ['B1', 'B2', 'B3']));
});

test('[A-15] presses with Ctrl select no cell, which a key would delete', () => {
  const editor = selected('A1', 'A1');
  const { view } = editor;
  document.body.append(view.dom);
  const { from } = view.state.selection;
  // jsdom has no points: the place is what a browser would find there.
  view.posAtCoords = () => ({ pos: from, inside: from - 1 });
  // So far from each other that they are not a double click.
  for (const clientX of [0, 500])
    for (const kind of ['mousedown', 'mouseup'])
      view.dom.dispatchEvent(new MouseEvent(kind, { clientX, ctrlKey: true, bubbles: true, cancelable: true }));
  expect(view.state.selection.toJSON()).toMatchObject({ type: 'text' });
  view.dom.remove();
  editor.destroy();
});
