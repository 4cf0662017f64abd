import { OrderedTable } from '@varda/admin/ordered-table';
import type { TableProps } from '@varda/admin/resource';
import { ResourceScreen } from '@varda/admin/screen';
import type { NewOrder } from '@varda/contract/entity';
import type { History } from '@varda/contract/history';
import { call } from '@varda/platform/http';
import { historyResource } from './history.resource.tsx';
import type { HistoryValues } from './history-fields.tsx';

export default function HistoryPage() {
  return <ResourceScreen resource={historyResource} Table={HistoryTable} />;
}

const reorder = (body: NewOrder) => call('PATCH /history/reorder', { body });

function HistoryTable(props: TableProps<History, HistoryValues>) {
  return <OrderedTable {...props} send={reorder} />;
}
