import { textColumn } from '@varda/admin/columns';
import { type Column, type List, RowsTable, useTableColumns } from '@varda/admin/components';
import type { ContactMessage } from '@varda/contract/contact-messages';
import { MessageActions } from './message-actions.tsx';
import { BeginningCell, OpenMessage, receivedColumn, SenderCell } from './message-cells.tsx';

const columns: readonly Column<ContactMessage>[] = [
  { key: 'name', Cell: SenderCell, width: 200 },
  textColumn<ContactMessage>('email', { width: 220 }),
  { key: 'message', Cell: BeginningCell },
  receivedColumn,
];

interface Props {
  list: List<ContactMessage>;
  onOpen: (message: ContactMessage) => void;
  onToggle: (message: ContactMessage) => void;
  onDelete: (message: ContactMessage) => void;
}

/** The messages of a page. A press anywhere on a row opens it; keyboards have the sender's name as its button. */
export function MessagesTable({ list, onOpen, onToggle, onDelete }: Props) {
  const tableColumns = useTableColumns(columns, list, (message) => (
    <MessageActions message={message} onToggle={onToggle} onDelete={onDelete} />
  ));
  return (
    <OpenMessage value={onOpen}>
      <RowsTable
        list={list}
        rows={list.rows}
        columns={tableColumns}
        onRowClick={({ record, event: { target, currentTarget } }) => {
          // React brings up presses in the menu of a row too, which stands elsewhere in the document.
          if (currentTarget.contains(target as Node) && !(target as Element).closest('button')) onOpen(record);
        }}
      />
    </OpenMessage>
  );
}
