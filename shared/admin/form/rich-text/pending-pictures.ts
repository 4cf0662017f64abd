import type { Editor } from '@tiptap/core';
import { isHistoryTransaction } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { pictureUrl } from '@varda/contract/picture-url';
import type { Picture } from '@varda/contract/pictures';

/** By what they were pending as; null for what did not come in. */
type Outcomes = ReadonlyMap<string, Picture | null>;

const key = new PluginKey<Outcomes>('pendingPictures');

/**
 * Pictures of a pasted text stand in their places before they are uploaded, as nodes without an address. Their arrival is no step of
 * its own to be taken back: it goes and comes with the paste. What Redo brings back may have arrived meanwhile.
 */
export function pendingPictures(): Plugin {
  return new Plugin<Outcomes>({
    key,
    state: {
      init: () => new Map(),
      apply: (transaction, outcomes) => new Map([...outcomes, ...(transaction.getMeta(key) ?? [])]),
    },
    appendTransaction: (transactions, _, state) =>
      transactions.some(isHistoryTransaction) ? settled(state, key.getState(state) ?? new Map()) : null,
  });
}

export function isPending({ state }: Editor, mark: string): boolean {
  let isThere = false;
  state.doc.descendants(({ attrs }) => {
    isThere ||= attrs.pending === mark;
  });
  return isThere;
}

/** Gives a pending picture its address, or takes it out of the text. */
export function settlePending({ state, view }: Editor, mark: string, picture: Picture | null): void {
  const outcomes: Outcomes = new Map([[mark, picture]]);
  const transaction = settled(state, outcomes) ?? state.tr;
  view.dispatch(transaction.setMeta(key, outcomes).setMeta('addToHistory', false));
}

function settled({ doc, tr }: EditorState, outcomes: Outcomes): Transaction | null {
  doc.descendants((node, position) => {
    const outcome = outcomes.get(node.attrs.pending);
    if (outcome === undefined) return;
    const place = tr.mapping.map(position);
    if (!outcome) tr.delete(place, place + node.nodeSize);
    else for (const [name, value] of Object.entries(attributesOf(outcome))) tr.setNodeAttribute(place, name, value);
  });
  return tr.docChanged ? tr : null;
}

function attributesOf(picture: Picture): Node['attrs'] {
  const { width, height } = picture;
  return { src: addressOf(picture), width, height, pending: null };
}

/** Of its largest file; the server adds the others. */
export function addressOf(picture: Picture): string {
  return pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp');
}
