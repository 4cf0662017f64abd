import { Link } from '@mantine/tiptap';
import StarterKit from '@tiptap/starter-kit';

/**
 * What the editor knows is what a text can hold: headings 1 and 2, bold, italic, underline, strike, lists and links
 * (`spec.md` §9). Anything else that is pasted, from Word or from a web page, comes in as plain text.
 */
export const formats = [
  StarterKit.configure({
    heading: { levels: [1, 2] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    // Mantine's extension of it opens the toolbar's link box with Ctrl+K.
    link: false,
  }),
  Link.configure({ openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] }),
];
