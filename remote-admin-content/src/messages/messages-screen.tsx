import 'mantine-datatable/styles.layer.css';
import { Text } from '@mantine/core';
import {
  DeletionModal,
  FilterChips,
  FiltersButton,
  ListBody,
  ListToolbar,
  ScreenLayout,
  SheetsMenu,
  useDialog,
  useList,
  useScreenIntent,
} from '@varda/admin/components';
import { useMay } from '@varda/admin/permissions';
import { unreadMessagesQuery } from '@varda/admin/unread-messages';
import type { ContactMessage } from '@varda/contract/contact-messages';
import { call } from '@varda/platform/http';
import { useQuery } from '@varda/platform/query';
import { useSearchParams } from '@varda/platform/router';
import { useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { EmptyInbox } from './empty-inbox.tsx';
import { MessageModal } from './message.modal.tsx';
import classes from './messages.module.css';
import { isUnreadOnly, messagesListOf } from './messages.source.ts';
import { MessagesFilter } from './messages-filter.tsx';
import { MessagesTable } from './messages-table.tsx';
import { useMarkMessage } from './use-mark-message.ts';

const nameOf = ({ name }: ContactMessage) => name;
const remove = ({ _id: id }: ContactMessage) => call('DELETE /contact-messages/:id', { params: { id } });

/** A deletion is taken back by who may delete: no visitor sees messages. */
const inTrash = { trashed: 'contact-messages', area: 'contacts', isPublic: () => false } as const;

/** Who sees the messages may open them. */
const unlocked = { write: null };

/** The inbox: what visitors have sent through the contact form. */
export function MessagesScreen() {
  const { t } = useTexts();
  const [address, setAddress] = useSearchParams();
  const unreadOnly = isUnreadOnly(address);
  const source = messagesListOf(unreadOnly);
  const list = useList(source);
  const unread = useQuery(unreadMessagesQuery).data;
  const dialogs = useDialog<ContactMessage>();
  const [opened, setOpened] = useState<ContactMessage | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { mark, reload } = useMarkMessage();
  const mayMark = useMay()('contacts.write');

  async function open(message: ContactMessage) {
    setOpened(message);
    // Whether a colleague has replied stands in the row.
    if (!mayMark) return reload();
    // The list is loaded anew on closing: the row stays where it was while its message is read. One that was read is marked, too:
    // the answer says whether a colleague has replied since the list was loaded.
    show(await mark(message, { read: true }));
  }

  /** The message as it is by now, while it is open. */
  function show(marked: ContactMessage | null) {
    if (marked) setOpened((now) => (now?._id === marked._id ? marked : now));
  }

  const shown = (!mayMark && list.rows.find(({ _id }) => _id === opened?._id)) || opened;

  useScreenIntent(list, (dialog) => dialog.kind === 'edit' && void open(dialog.row), unlocked);

  async function answer(message: ContactMessage, answered: boolean) {
    show(await mark(message, { answered }));
  }

  function close() {
    setOpened(null);
    reload();
    if (unreadOnly) heading.current?.focus();
  }

  function showAll() {
    const changed = new URLSearchParams(address);
    for (const name of ['search', 'unread', 'createdFrom', 'createdTo', 'page']) changed.delete(name);
    setAddress(changed, { preventScrollReset: true });
    heading.current?.focus();
  }

  async function toggle(message: ContactMessage) {
    if (!(await mark(message, { read: !message.read }))) return;
    reload();
    if (unreadOnly) heading.current?.focus();
  }

  return (
    <ScreenLayout
      title={t('messages.title')}
      heading={heading}
      note={
        <Text size="sm" c="dimmed" role="status" className={classes.count}>
          {unread !== undefined && (unread > 0 ? t('messages.unreadCount', { count: unread }) : t('messages.allRead'))}
        </Text>
      }
      tools={
        <ListToolbar list={list} ahead={<MessagesFilter unreadOnly={unreadOnly} />}>
          <FiltersButton list={list} kind={undefined} />
          <SheetsMenu
            entity="contact-messages"
            state={list.state}
            filter={unreadOnly ? { unread: 'true' } : {}}
            imports={null}
          />
        </ListToolbar>
      }
    >
      <FilterChips list={list} heading={heading} />
      <ListBody
        list={list}
        empty={
          <EmptyInbox
            isFiltered={Object.keys(list.state.filters).length > 0}
            search={list.state.search}
            onShowAll={showAll}
            unreadOnly={unreadOnly}
          />
        }
      >
        <MessagesTable
          list={list}
          onOpen={open}
          onToggle={toggle}
          onDelete={(row) => dialogs.open({ kind: 'delete', row })}
        />
      </ListBody>
      <MessageModal message={shown} onAnswered={mayMark ? answer : null} onClose={close} returnFocus={!unreadOnly} />
      <DeletionModal
        resource={{ list: source, nameOf, remove, ...inTrash }}
        dialogs={dialogs}
        onDeleted={() => heading.current?.focus()}
      />
    </ScreenLayout>
  );
}
