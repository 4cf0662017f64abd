import { OrderedTable } from '@varda/shared/admin/ordered-table';
import type { TableProps } from '@varda/shared/admin/resource';
import { ResourceScreen } from '@varda/shared/admin/screen';
import type { NewOrder } from '@varda/shared/contract/entity';
import type { History } from '@varda/shared/contract/history';
import { call } from '@varda/shared/http';
import { historyResource } from './history.resource.tsx';
import type { HistoryValues } from './history-fields.tsx';

export default function HistoryPage() {
  return <ResourceScreen resource={historyResource} Table={HistoryTable} />;
}

const reorder = (body: NewOrder) => call('PATCH /history/reorder', { body });

function HistoryTable(props: TableProps<History, HistoryValues>) {
  return <OrderedTable {...props} send={reorder} />;
}
