import { OrderedTable } from '@varda/shared/admin/ordered-table';
import type { TableProps } from '@varda/shared/admin/resource';
import { ResourceScreen } from '@varda/shared/admin/screen';
import type { About } from '@varda/shared/contract/about';
import type { NewOrder } from '@varda/shared/contract/entity';
import { call } from '@varda/shared/http';
import { aboutResource } from './about.resource.tsx';
import type { AboutValues } from './about-fields.tsx';

export default function AboutPage() {
  return <ResourceScreen resource={aboutResource} Table={AboutTable} />;
}

const reorder = (body: NewOrder) => call('PATCH /about/reorder', { body });

function AboutTable(props: TableProps<About, AboutValues>) {
  return <OrderedTable {...props} send={reorder} />;
}
