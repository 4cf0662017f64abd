import { Group } from '@mantine/core';
import { IconMail, IconMailOpened, IconTrash } from '@tabler/icons-react';
import { Action, ActionsMenu, useAdminTexts, useIsNarrow } from '@varda/admin/components';
import { useMay } from '@varda/admin/permissions';
import type { ContactMessage } from '@varda/contract/contact-messages';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  message: ContactMessage;
  onToggle: (message: ContactMessage) => void;
  onDelete: (message: ContactMessage) => void;
}

/** What can be done with a message: side by side, or in a menu where the screen is narrow. */
export function MessageActions({ message, onToggle, onDelete }: Props) {
  const { t } = useTexts();
  const { t: engine } = useAdminTexts();
  const may = useMay();
  const isNarrow = useIsNarrow();
  const { name, read } = message;
  const toggle = {
    label: t(read ? 'messages.markUnread' : 'messages.markRead', { name }),
    short: t(read ? 'messages.markUnreadShort' : 'messages.markReadShort'),
    Icon: read ? IconMail : IconMailOpened,
    locked: may('contacts.write') ? null : engine('locked.write'),
    onClick: () => onToggle(message),
  };
  const remove = {
    label: engine('delete', { name }),
    short: engine('deletion.confirm'),
    Icon: IconTrash,
    isDestructive: true,
    locked: may('contacts.delete') ? null : engine('locked.delete'),
    onClick: () => onDelete(message),
  };
  if (isNarrow && !toggle.locked && !remove.locked)
    return <ActionsMenu label={engine('actionsOf', { name })} actions={[toggle, remove]} />;
  const looks = { variant: 'subtle', size: 'lg' } as const;
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <Action {...looks} color="gray" label={toggle.label} locked={toggle.locked} onClick={toggle.onClick}>
        <toggle.Icon size={18} />
      </Action>
      <Action {...looks} color="red" label={remove.label} locked={remove.locked} onClick={remove.onClick}>
        <remove.Icon size={18} />
      </Action>
    </Group>
  );
}
