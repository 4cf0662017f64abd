import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { PasteNotice, useSymbolTexts } from './paste-notice.tsx';
import { type PastedText, pastedText } from './rich-text/pasted-text.ts';

const textFields = 'textarea, input:not([type]), input[type=text], input[type=search]';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface PlainPaste {
  /** Both for the form. */
  onPaste: (event: ClipboardEvent) => void;
  onInput: () => void;
  notice: ReactNode;
}

/** Has fields of a form take from the clipboard what is meant, "10⁶" and "5 µg" and not "106" and "5 mg", and tells what it has changed. */
export function usePlainPaste(): PlainPaste {
  const { t } = useAdminTexts();
  const symbolTexts = useSymbolTexts();
  const [pasted, setPasted] = useState<(PastedText & { field: TextField }) | null>(null);
  const [isLast, setLast] = useState(false);

  function onPaste(event: ClipboardEvent) {
    const { target, clipboardData } = event;
    if (!isTextField(target)) return;
    const html = clipboardData.getData('text/html');
    const read = html ? pastedText(html) : null;
    setPasted(read && { ...read, field: target });
    if (!read) return;
    event.preventDefault();
    insert(target, read.text);
    setLast(true);
  }

  function undo(field: TextField) {
    field.focus();
    document.execCommand('undo');
    setPasted(null);
  }

  const changes = pasted
    ? [
        ...symbolTexts(pasted.symbols),
        ...(pasted.raised.length > 0 ? [t('pasted.raised', { characters: pasted.raised.join(' ') })] : []),
      ]
    : [];
  const notice = pasted && changes.length > 0 && (
    <PasteNotice changes={changes} onUndo={isLast ? () => undo(pasted.field) : null} onClose={() => setPasted(null)} />
  );
  return { onPaste, onInput: () => setLast(false), notice };
}

/** The same of a field that stands in no form of a row. */
export function WithPlainPaste({ children }: { children: ReactNode }) {
  const { onPaste, onInput, notice } = usePlainPaste();
  return (
    <div onPaste={onPaste} onInput={onInput}>
      {children}
      {notice}
    </div>
  );
}

function isTextField(target: EventTarget): target is TextField {
  return target instanceof HTMLElement && target.matches(textFields);
}

/** As if it had been typed. */
function insert(field: TextField, text: string): void {
  // Deprecated, and the one way that the browser can undo.
  document.execCommand('insertText', false, field.matches('textarea') ? text : text.replaceAll(/\s+/g, ' '));
}
