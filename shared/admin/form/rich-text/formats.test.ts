import { Editor, type Extensions } from '@tiptap/core';
import { illustratedSamples, richTextSamples } from '@varda/contract/testing/rich-text.samples';
import { illustratedFormats, textFormats } from './formats.ts';

function writtenBy(extensions: Extensions, content: string): string {
  const editor = new Editor({ extensions, content });
  const html = editor.getHTML();
  editor.destroy();
  // The browser's own spelling of a style.
  return html.replace(/style="([\w-]+): (\w+);"/g, 'style="$1:$2"');
}

test.each(richTextSamples)('[A-15] what the server keeps stays in the editor: $title', ({ html }) => {
  expect(writtenBy(textFormats, html)).toBe(html);
  expect(writtenBy(illustratedFormats, html)).toBe(html);
});

test.each(illustratedSamples)('[A-15] what the server keeps of an illustrated text stays: $title', ({ html }) => {
  expect(writtenBy(illustratedFormats, html)).toBe(html);
});
