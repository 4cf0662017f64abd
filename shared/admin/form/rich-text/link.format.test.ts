import { Editor } from '@tiptap/core';
import { textFormats } from './formats.ts';

function typed(text: string): Editor {
  const editor = new Editor({ extensions: textFormats });
  for (const key of text) editor.view.dispatch(editor.state.tr.insertText(key));
  return editor;
}

test.each([
  ['varda.example.com ', '<p><a href="https://varda.example.com" rel="noopener noreferrer">varda.example.com</a> </p>'],
  ['varda.example.com', '<p>varda.example.com</p>'],
  ['See (r) ', '<p>See (r) </p>'],
])('[A-15] an address becomes a link behind its last key: %j', (keys, html) => {
  const editor = typed(keys);
  expect(editor.getHTML()).toBe(html);
  editor.destroy();
});

test('[A-15] an address becomes a link at the end of its line', () => {
  const editor = typed('varda.example.com');
  editor.commands.splitBlock();
  expect(editor.getHTML()).toContain('>varda.example.com</a></p><p>');
  editor.destroy();
});
