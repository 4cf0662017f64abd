import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { linkAddress } from '../../../contract/link-address.ts';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import { Panel } from './panel.tsx';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Asks for the address of a link; refuses what is none. */
export function LinkPanel({ editor, onClose }: Props) {
  const { t } = useAdminTexts();
  const [link] = useState(() => editor.getAttributes('link'));
  const [written, setWritten] = useState<string>(link.href ?? '');
  const [opensTab, setOpensTab] = useState(link.target === '_blank');
  const [isWrong, setWrong] = useState(false);

  function save() {
    const href = linkAddress(written);
    if (!href) {
      setWrong(true);
      return;
    }
    const attrs = { href, target: opensTab ? '_blank' : null };
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !link.href)
      chain.insertContent({ type: 'text', text: written.trim(), marks: [{ type: 'link', attrs }] }).run();
    else chain.extendMarkRange('link').setLink(attrs).run();
    onClose();
  }

  return (
    <Panel label={t('richText.link')} onEnter={save} onClose={onClose}>
      <TextInput
        label={t('richText.linkAddress')}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={written}
        error={isWrong && t('richText.linkWrong')}
        onChange={({ currentTarget: { value } }) => {
          setWritten(value);
          setWrong(false);
        }}
      />
      <Checkbox
        label={t('richText.linkNewTab')}
        checked={opensTab}
        onChange={({ currentTarget: { checked } }) => setOpensTab(checked)}
      />
      <Group gap="xs">
        <Button size="compact-sm" onClick={save}>
          {t('richText.linkSave')}
        </Button>
        {link.href && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {t('richText.unlink')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </Group>
    </Panel>
  );
}
