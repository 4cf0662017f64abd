import { Selection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/** Puts the caret behind what was linked: the next key neither replaces the words that are selected nor belongs to the link. */
export function writeOnBehind(editor: Editor): void {
  editor.commands.command(({ tr }) => {
    tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to), -1));
    const { link } = editor.schema.marks;
    if (link) tr.removeStoredMark(link);
    return true;
  });
}
