import { Link as TiptapLink } from '@tiptap/extension-link';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { linkAddress } from '@varda/contract/link-address';

/** Links to addresses that the contract takes, written as the server writes them. What is no address stays text. */
export const Link = TiptapLink.extend({
  // Of the toolbar, whose panel it opens.
  addKeyboardShortcuts: () => ({}),
  addProseMirrorPlugins() {
    return (this.parent?.() ?? []).map(atEndsOfWords);
  },
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => linkAddress(element.getAttribute('href') ?? '') ?? null },
    rel: { default: 'noopener noreferrer', parseHTML: () => 'noopener noreferrer' },
    target: {
      default: null,
      parseHTML: (element) => (element.getAttribute('target') === '_blank' ? '_blank' : null),
    },
  }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => linkAddress(address) !== undefined,
});

/** Has what follows changes of a text rest within a word, where it finds no address: its search at every key would be felt. */
function atEndsOfWords(plugin: Plugin): Plugin {
  const { appendTransaction } = plugin.spec;
  if (!appendTransaction) return plugin;
  return new Plugin({
    ...plugin.spec,
    appendTransaction(changes, before, after) {
      return changes.every(isWithinWord) ? null : appendTransaction.call(this, changes, before, after);
    },
  });
}

function isWithinWord({ steps }: Transaction): boolean {
  return steps.every((step) => {
    if (!(step instanceof ReplaceStep)) return false;
    const { content } = step.slice;
    return content.childCount === 1 && /^\S+$/.test(content.firstChild?.text ?? '');
  });
}
