import { Button, Checkbox, Group } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { linkAddress } from '@varda/contract/link-address';
import { useState } from 'react';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import { AddressInput, useAddress } from './address-input.tsx';
import { Panel } from './panel.tsx';
import { emitsAtOnce } from './use-writing.ts';
import { writeOnBehind } from './write-on-behind.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Asks for the address of a link; refuses what is none. */
export function LinkPanel({ editor, onClose }: Props) {
  const { t } = useAdminTexts();
  const [link] = useState(() => editor.getAttributes('link'));
  const address = useAddress(link.href ?? '', linkAddress);
  const [opensTab, setOpensTab] = useState(link.target === '_blank');

  function save(): boolean {
    const href = address.take();
    if (!href) return false;
    const attrs = { href, target: opensTab ? '_blank' : null };
    const chain = editor.chain().focus().setMeta(emitsAtOnce, true);
    if (editor.state.selection.empty && !link.href)
      chain.insertContent({ type: 'text', text: address.written.trim(), marks: [{ type: 'link', attrs }] }).run();
    else chain.extendMarkRange('link').setLink(attrs).run();
    writeOnBehind(editor);
    onClose();
    return true;
  }

  return (
    <Panel
      label={t('richText.link')}
      onEnter={save}
      isWritten={address.written !== (link.href ?? '') || opensTab !== (link.target === '_blank')}
      onClose={onClose}
    >
      <AddressInput
        label={t('richText.linkAddress')}
        placeholder="https://"
        value={address.written}
        error={address.isWrong && t('richText.linkWrong')}
        onChange={address.write}
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
              writeOnBehind(editor);
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
