import { Editor } from '@tiptap/core';
import { textFormats } from './formats.ts';

/** What a text becomes when its last character is typed. */
function typed(text: string): Editor {
  const editor = new Editor({ extensions: textFormats, content: `<p>${text.slice(0, -1)}</p>` });
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  const { view } = editor;
  const { from, to } = view.state.selection;
  const last = text.slice(-1);
  const insert = () => view.state.tr.insertText(last, from, to);
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, last, insert))) view.dispatch(insert());
  return editor;
}

test.each([
  ['Varda(r)', 'Varda®'],
  ['Varda(R)', 'Varda®'],
  ['Varda(tm)', 'Varda™'],
  ['(C)', '©'],
  ['(x)', '(x)'],
])('[A-15] %s is written as %s, and taking that back leaves what was typed', (keys, written) => {
  const editor = typed(keys);
  expect(editor.getText()).toBe(written);
  editor.commands.undoInputRule();
  expect(editor.getText()).toBe(keys);
  editor.destroy();
});
