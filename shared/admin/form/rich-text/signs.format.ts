import { Extension, textInputRule } from '@tiptap/core';

/** Signs by typing: `(r)`, `(tm)` and `(c)`. The backspace key, pressed next, brings back what was typed. */
export const Signs = Extension.create({
  name: 'signs',
  addInputRules: () => [
    textInputRule({ find: /\([rR]\)$/, replace: '®' }),
    textInputRule({ find: /\((?:tm|TM)\)$/, replace: '™' }),
    textInputRule({ find: /\([cC]\)$/, replace: '©' }),
  ],
});
