import { Button, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import { AddressInput, useAddress } from './address-input.tsx';
import { rangeBehind } from './behind-media.ts';
import { Panel } from './panel.tsx';
import { emitsAtOnce } from './use-writing.ts';
import { videoAddress } from './video.format.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Asks for a video by its address on YouTube or Vimeo, or of its file. */
export function VideoPanel({ editor, onClose }: Props) {
  const { t } = useAdminTexts();
  const [video] = useState(() => editor.getAttributes('video'));
  const address = useAddress(video.src ?? '', videoAddress);
  const [title, setTitle] = useState<string>(video.title ?? '');

  function save(): boolean {
    const src = address.take();
    if (!src) return false;
    editor
      .chain()
      .focus()
      .setMeta(emitsAtOnce, true)
      .insertContentAt(rangeBehind(editor.state.selection, 'video'), {
        type: 'video',
        attrs: { src, title: title.trim() || null },
      })
      .run();
    onClose();
    return true;
  }

  return (
    <Panel
      label={t('richText.video')}
      onEnter={save}
      isWritten={address.written !== (video.src ?? '') || title !== (video.title ?? '')}
      onClose={onClose}
    >
      <AddressInput
        label={t('richText.videoAddress')}
        placeholder="https://www.youtube.com/watch?v=…"
        value={address.written}
        error={address.isWrong && t('richText.videoWrong')}
        onChange={address.write}
      />
      <TextInput
        label={t('richText.videoTitle')}
        description={t('richText.videoTitleHint')}
        maxLength={300}
        value={title}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <Group gap="xs">
        <Button size="compact-sm" onClick={save}>
          {t(video.src ? 'richText.videoSave' : 'richText.videoInsert')}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </Group>
    </Panel>
  );
}
