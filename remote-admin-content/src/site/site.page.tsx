import { OrderedTable } from '@varda/admin/ordered-table';
import type { TableProps } from '@varda/admin/resource';
import { AdminNotFound, ResourceScreen, TextsOfResource } from '@varda/admin/screen';
import type { NewOrder } from '@varda/contract/entity';
import type { SiteItem, SitePart } from '@varda/contract/site-items';
import { call } from '@varda/platform/http';
import { useParams } from '@varda/platform/router';
import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { partAt } from './part-at.ts';
import { siteResource } from './site.resource.tsx';
import type { SiteItemValues } from './site-values.ts';

/** What the site says of itself, one part of it. */
export default function SitePage() {
  const part = partAt(useParams());
  if (part) return <PartScreen key={part} part={part} />;
  return (
    <TextsOfResource of={{ name: 'site', namespace: 'admin-content' }}>
      <AdminNotFound />
    </TextsOfResource>
  );
}

function PartScreen({ part }: { part: SitePart }) {
  const { t } = useTexts();
  const resource = useMemo(() => siteResource(part), [part]);
  return (
    <ResourceScreen
      resource={resource}
      title={t(`site.parts.${part}`)}
      eyebrow={t('site.title')}
      {...(part === 'hero' && { Table: SlidesTable })}
    />
  );
}

const reorder = (body: NewOrder) => call('PATCH /site-content/reorder', { body });

function SlidesTable(props: TableProps<SiteItem, SiteItemValues>) {
  return <OrderedTable {...props} send={reorder} />;
}
