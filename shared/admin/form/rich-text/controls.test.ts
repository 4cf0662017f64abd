import { Editor } from '@tiptap/react';
import { controlsOf } from './controls.ts';
import { textFormats } from './formats.ts';

function press(editor: Editor, name: string): void {
  const control = controlsOf(false)
    .flat()
    .find((one) => one.name === name);
  if (typeof control?.does !== 'function' || control.isDisabled?.(editor)) throw new Error(`${name} cannot be pressed`);
  control.does(editor);
}

test('[A-15] what was written is taken back and done again by the toolbar', () => {
  const editor = new Editor({ extensions: textFormats, content: '<p>10 mg</p>' });
  expect(() => press(editor, 'undo')).toThrow('cannot be pressed');
  editor.commands.insertContentAt(6, ' a day');
  expect(editor.getText()).toBe('10 mg a day');
  press(editor, 'undo');
  expect(editor.getText()).toBe('10 mg');
  press(editor, 'redo');
  expect(editor.getText()).toBe('10 mg a day');
  expect(() => press(editor, 'redo')).toThrow('cannot be pressed');
  editor.destroy();
});
