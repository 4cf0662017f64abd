import { Button, CloseButton, Group } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import type { Pasted } from './pasted-html.ts';
import classes from './rich-text-editor.module.css';

interface Props {
  editor: Editor;
  pasted: Pasted;
  illustrated: boolean;
  onClose: () => void;
}

/** Whether something came in otherwise than it was, and somebody has to be told. */
export function isChanged({ symbols, hasLines, isMissingPictures, pictures }: Pasted, illustrated: boolean): boolean {
  const isWithoutPictures = !illustrated && (isMissingPictures || pictures.length > 0);
  return symbols.written.length > 0 || symbols.unreadable.length > 0 || hasLines || isWithoutPictures;
}

/** Tells what has changed on its way into the text, and takes the paste back as long as nothing has been written since. */
export function PasteNotice({ editor, pasted, illustrated, onClose }: Props) {
  const { t } = useAdminTexts();
  const [isLast, setLast] = useState(true);
  const { symbols, hasLines, isMissingPictures, pictures } = pasted;

  useEffect(() => {
    const change = () => setLast(false);
    editor.on('update', change);
    return () => void editor.off('update', change);
  }, [editor]);

  function undo() {
    editor.chain().focus().undo().run();
    onClose();
  }

  return (
    <div role="status" className={classes.notice}>
      <ul className={classes.changes}>
        {symbols.written.length > 0 && (
          <li>{t('richText.pastedSymbols', { characters: symbols.written.join(' ') })}</li>
        )}
        {symbols.unreadable.length > 0 && (
          <li>{t('richText.pastedUnreadable', { characters: symbols.unreadable.join(' ') })}</li>
        )}
        {hasLines && <li>{t('richText.pastedLines')}</li>}
        {!illustrated && (isMissingPictures || pictures.length > 0) && <li>{t('richText.pastedNoPictures')}</li>}
      </ul>
      <Group gap="xs" wrap="nowrap">
        {isLast && (
          <Button size="compact-sm" variant="default" onClick={undo}>
            {t('richText.pastedUndo')}
          </Button>
        )}
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </Group>
    </div>
  );
}
