import type { Range } from '@tiptap/core';
import type { Node, Slice } from '@tiptap/pm/model';
import { NodeSelection, Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Pictures and videos. */
const isMedia = ({ isBlock, isAtom }: Node) => isBlock && isAtom;

const isMediaSelected = (selection: Selection) => selection instanceof NodeSelection && isMedia(selection.node);

export function isSelected(selection: Selection, name: 'picture' | 'video'): boolean {
  return selection instanceof NodeSelection && selection.node.type.name === name;
}

/** Where a picture or a video goes: behind what is selected, as text is never replaced, or in the place of one that is `replaced`. */
export function rangeBehind(selection: Selection, replaced: 'picture' | 'video' | null): Range {
  const isReplaced = replaced !== null && isSelected(selection, replaced);
  return { from: isReplaced ? selection.from : selection.to, to: selection.to };
}

/**
 * Pictures and videos are selected once they are inserted: what is typed or pasted next goes behind them, it would replace them. And
 * they go behind what is selected when they are pasted: of several cells of a table they would replace the content.
 */
export function behindMedia(): Plugin {
  return new Plugin({ props: { handleTextInput: typeBehind, handlePaste: pasteBehind } });
}

function typeBehind(view: EditorView, _from: number, _to: number, text: string): boolean {
  const { selection, schema, tr } = view.state;
  if (!isMediaSelected(selection)) return false;
  const paragraph = schema.nodes.paragraph?.createAndFill();
  if (!selection.$to.nodeAfter?.isTextblock && paragraph) tr.insert(selection.to, paragraph);
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
  view.dispatch(tr.insertText(text).scrollIntoView());
  return true;
}

function pasteBehind(view: EditorView, _event: ClipboardEvent, { content }: Slice): boolean {
  const { selection, schema, tr } = view.state;
  const paragraph = schema.nodes.paragraph?.createAndFill();
  if (isMediaSelected(selection) && paragraph) {
    tr.insert(selection.to, paragraph);
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1)));
  } else if (content.content.length > 0 && content.content.every(isMedia)) {
    view.dispatch(tr.setSelection(Selection.near(selection.$to, -1)));
  }
  // It is pasted where the cursor is now.
  return false;
}
