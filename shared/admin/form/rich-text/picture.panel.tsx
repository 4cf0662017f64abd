import { Button, Group, TextInput } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect } from 'react';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import { isSelected } from './behind-media.ts';
import { Panel } from './panel.tsx';

interface Props {
  editor: Editor;
  onReplace: () => void;
  onClose: () => void;
}

/** Asks what the picture that is selected in the text shows; closes once something else is. */
export function PicturePanel({ editor, onReplace, onClose }: Props) {
  const { t } = useAdminTexts();
  const alt = useEditorState({ editor, selector: () => String(editor.getAttributes('picture').alt ?? '') });
  const isThere = useEditorState({ editor, selector: () => isSelected(editor.state.selection, 'picture') });

  // “Remove” would delete the words that are selected instead.
  useEffect(() => {
    if (!isThere) onClose();
  }, [isThere, onClose]);

  function close(): true {
    editor.commands.focus();
    onClose();
    return true;
  }

  return (
    <Panel label={t('richText.picture')} onEnter={close} onClose={close}>
      <TextInput
        label={t('picture.alt')}
        description={t('picture.altHint')}
        maxLength={300}
        value={alt}
        onChange={({ currentTarget: { value } }) => editor.commands.updateAttributes('picture', { alt: value })}
      />
      <Group gap="xs">
        <Button size="compact-sm" onClick={close}>
          {t('richText.pictureDone')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onReplace}>
          {t('richText.pictureReplace')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            editor.chain().focus().deleteSelection().run();
            onClose();
          }}
        >
          {t('picture.remove')}
        </Button>
      </Group>
    </Panel>
  );
}
