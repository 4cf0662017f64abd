import { PageHead } from '@varda/ui';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageBody } from '../page/page-body.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { useSite } from '../products/use-site.ts';
import { Timeline } from './timeline.tsx';
import { Years } from './years.tsx';

/** How the company came to be what it is. */
export default function HistoryPage() {
  const { t } = useSite();
  const title = t('history.title');
  const lead = t('history.lead');
  return (
    <>
      <PageHead page="history" title={title} description={lead} />
      <PageHeader title={title} lead={lead} breadcrumb={<Breadcrumb trail={[]} here={title} />} aside={<Years />} />
      <PageBody>
        <Timeline />
      </PageBody>
    </>
  );
}
