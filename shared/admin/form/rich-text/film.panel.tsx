import { Button, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
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
  const [written, setWritten] = useState<string>(film.src ?? '');
  const [title, setTitle] = useState<string>(film.title ?? '');
  const [isWrong, setWrong] = useState(false);

  function save() {
    const src = filmAddress(written);
    if (!src) {
      setWrong(true);
      return;
    }
    editor
      .chain()
      .focus()
      .insertContent({ type: 'film', attrs: { src, title: title.trim() || null } })
      .run();
    onClose();
  }

  return (
    <Panel label={t('richText.film')} onEnter={save} onClose={onClose}>
      <TextInput
        label={t('richText.filmAddress')}
        placeholder="https://www.youtube.com/watch?v=…"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={written}
        error={isWrong && t('richText.filmWrong')}
        onChange={({ currentTarget: { value } }) => {
          setWritten(value);
          setWrong(false);
        }}
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
