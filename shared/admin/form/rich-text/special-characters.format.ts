import { Extension, textInputRule } from '@tiptap/core';

/** Special characters by typing: `(r)`, `(tm)` and `(c)`. The backspace key, pressed next, brings back what was typed. */
export const SpecialCharacters = Extension.create({
  name: 'specialCharacters',
  addInputRules: () => [
    textInputRule({ find: /\([rR]\)$/, replace: '®' }),
    textInputRule({ find: /\((?:tm|TM)\)$/, replace: '™' }),
    textInputRule({ find: /\([cC]\)$/, replace: '©' }),
  ],
});
