import type { Editor, EditorEvents } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import { PasteNotice, useSymbolTexts } from '../paste-notice.tsx';
import type { Pasted } from './pasted-html.ts';

interface Props {
  editor: Editor;
  pasted: Pasted;
  illustrated: boolean;
  onClose: () => void;
}

/** Tells what has changed on its way into a rich text, where something has; takes it back as long as nothing has been written since. */
export function RichPasteNotice({ editor, pasted, illustrated, onClose }: Props) {
  const { t } = useAdminTexts();
  const symbolTexts = useSymbolTexts();
  const [isLast, setLast] = useState(true);
  const { html, symbols, hasLines, isMissingPictures, lostLinks, pictures } = pasted;
  const isWithoutPictures = !illustrated && (isMissingPictures || pictures.length > 0);
  const changes = [
    ...symbolTexts(symbols),
    ...(lostLinks.length > 0 ? [t('pasted.lostLinks', { words: lostLinks.join(', ') })] : []),
    ...(hasLines ? [t('pasted.lines')] : []),
    ...(isWithoutPictures ? [t('pasted.noPictures')] : []),
  ];

  useEffect(() => {
    // Pictures that arrive are part of the paste.
    const change = ({ transaction }: EditorEvents['update']) => {
      if (transaction.getMeta('addToHistory') !== false) setLast(false);
    };
    editor.on('update', change);
    return () => void editor.off('update', change);
  }, [editor]);

  function undo() {
    editor.chain().focus().undo().run();
    onClose();
  }

  if (changes.length === 0) return null;
  return <PasteNotice changes={changes} onUndo={isLast && html ? undo : null} onClose={onClose} />;
}
