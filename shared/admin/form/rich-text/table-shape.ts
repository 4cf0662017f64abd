import type { ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const cells = new Set(['tableCell', 'tableHeading']);
const partsOfTables = new Set(['table', 'tableHead', 'tableBody', 'tableRow']);
const deletingKeys = new Set(['Delete', 'Backspace', 'Enter']);

/**
 * Where a selection goes from one cell to another, or into a table, what is in the cells is deleted and the cells stay: a dose would
 * come to stand in another column, and nothing in the toolbar could put it back (decision 012).
 */
export function keepsShape(): Plugin {
  return new Plugin({
    props: {
      // With Ctrl, or Cmd, two presses would select a cell or a row as a whole, to be deleted or replaced.
      handleClick: ({ state }, place, { ctrlKey, metaKey }) =>
        (ctrlKey || metaKey) && cellOf(state.doc.resolve(place)) !== null,
      handleKeyDown: (view, event) => deletingKeys.has(event.key) && empty(view),
      handleTextInput: (view, _, __, text) => empty(view, (change) => change.insertText(text)),
      handlePaste: (view) => {
        empty(view);
        // What is pasted goes where the cursor is now.
        return false;
      },
      handleDOMEvents: {
        cut: (view, event) => {
          const change = emptied(view.state);
          if (!change || !event.clipboardData) return false;
          const { dom, text } = view.serializeForClipboard(view.state.selection.content());
          event.preventDefault();
          event.clipboardData.setData('text/html', dom.innerHTML);
          event.clipboardData.setData('text/plain', text);
          view.dispatch(change);
          return true;
        },
        compositionstart: (view) => {
          empty(view);
          return false;
        },
        // A drop would delete the cells where they come from.
        dragstart: (view, event) => {
          if (!emptied(view.state)) return false;
          event.preventDefault();
          return true;
        },
      },
    },
  });
}

/** Answers whether there were cells to keep. */
function empty(view: EditorView, andThen = (change: Transaction) => change): boolean {
  const change = emptied(view.state);
  if (change) view.dispatch(andThen(change).scrollIntoView());
  return change !== null;
}

/** The deletion of what is selected that leaves all cells; null where the editor's own one does. */
function emptied({ doc, selection, tr }: EditorState): Transaction | null {
  const { $from, $to, from, to } = selection;
  if (!(selection instanceof TextSelection) || selection.empty || cellOf($from) === cellOf($to)) return null;
  const ranges: [number, number][] = [];
  doc.nodesBetween(from, to, (node, place) => {
    const end = place + node.nodeSize;
    const isWhole = from <= place && end <= to;
    if (partsOfTables.has(node.type.name) && !(node.type.name === 'table' && isWhole)) return true;
    if (isWhole && !cells.has(node.type.name)) ranges.push([place, end]);
    else ranges.push([Math.max(from, place + 1), Math.min(to, end - 1)]);
    return false;
  });
  for (const [start, end] of ranges.toReversed()) tr.deleteRange(start, end);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(from)));
}

/** Where the cell begins in which a place is; null outside of tables. */
function cellOf($place: ResolvedPos): number | null {
  for (let depth = $place.depth; depth > 0; depth -= 1)
    if (cells.has($place.node(depth).type.name)) return $place.before(depth);
  return null;
}
