import { Link as TiptapLink } from '@tiptap/extension-link';
import { linkAddress } from '../../../contract/link-address.ts';

/** Links to addresses that the contract takes, written as the server writes them. What is no address stays text. */
export const Link = TiptapLink.extend({
  // Of the toolbar, whose panel it opens.
  addKeyboardShortcuts: () => ({}),
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
