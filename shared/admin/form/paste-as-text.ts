import type { ClipboardEvent } from 'react';
import { pastedText } from './rich-text/pasted-text.ts';

const textFields = 'textarea, input:not([type]), input[type=text], input[type=search]';

/** Has fields of a form take from the clipboard what is meant: "10⁶" and "5 µg", and not "106" and "5 mg". For `onPaste` of the form. */
export function pasteAsText(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLElement) || !target.matches(textFields)) return;
  const html = clipboardData.getData('text/html');
  const text = html ? pastedText(html) : null;
  if (text === null) return;
  event.preventDefault();
  // Deprecated, and the one way that the browser can undo.
  document.execCommand('insertText', false, target.matches('textarea') ? text : text.replaceAll(/\s+/g, ' '));
}
