import { company } from '@varda/contract/company';
import { PageHead } from '@varda/ui';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageBody } from '../page/page-body.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { useSite } from '../products/use-site.ts';
import { AboutEntries } from './about-entries.tsx';
import { Badges } from './badges.tsx';

/** Who we are: our badges, and what we say of ourselves. */
export default function AboutPage() {
  const { t } = useSite();
  const title = t('about.title');
  const lead = t('about.lead', { founded: company.founded });
  return (
    <>
      <PageHead page="about" title={title} description={lead} />
      <PageHeader title={title} lead={lead} breadcrumb={<Breadcrumb trail={[]} here={title} />} aside={<Badges />} />
      <PageBody>
        <AboutEntries />
      </PageBody>
    </>
  );
}
