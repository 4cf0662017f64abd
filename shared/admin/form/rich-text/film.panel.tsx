import { Button, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import { AddressInput, useAddress } from './address-input.tsx';
import { filmAddress } from './film.format.ts';
import { Panel } from './panel.tsx';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Asks for a film by its address on YouTube or Vimeo, or of its file. */
export function FilmPanel({ editor, onClose }: Props) {
  const { t } = useAdminTexts();
  const [film] = useState(() => editor.getAttributes('film'));
  const address = useAddress(film.src ?? '', filmAddress);
  const [title, setTitle] = useState<string>(film.title ?? '');

  function save() {
    const src = address.take();
    if (!src) return;
    editor
      .chain()
      .focus()
      .insertContent({ type: 'film', attrs: { src, title: title.trim() || null } })
      .run();
    onClose();
  }

  return (
    <Panel label={t('richText.film')} onEnter={save} onClose={onClose}>
      <AddressInput
        label={t('richText.filmAddress')}
        placeholder="https://www.youtube.com/watch?v=…"
        value={address.written}
        error={address.isWrong && t('richText.filmWrong')}
        onChange={address.write}
      />
      <TextInput
        label={t('richText.filmTitle')}
        description={t('richText.filmTitleHint')}
        maxLength={300}
        value={title}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <Group gap="xs">
        <Button size="compact-sm" onClick={save}>
          {t(film.src ? 'richText.filmSave' : 'richText.filmInsert')}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </Group>
    </Panel>
  );
}
