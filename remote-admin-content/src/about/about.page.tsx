import { OrderedTable } from '@varda/admin/ordered-table';
import type { TableProps } from '@varda/admin/resource';
import { ResourceScreen } from '@varda/admin/screen';
import type { About } from '@varda/contract/about';
import type { NewOrder } from '@varda/contract/entity';
import { call } from '@varda/platform/http';
import { aboutResource } from './about.resource.tsx';
import type { AboutValues } from './about-fields.tsx';

export default function AboutPage() {
  return <ResourceScreen resource={aboutResource} Table={AboutTable} />;
}

const reorder = (body: NewOrder) => call('PATCH /about/reorder', { body });

function AboutTable(props: TableProps<About, AboutValues>) {
  return <OrderedTable {...props} send={reorder} />;
}
