import { useQuery } from '@varda/platform/query';
import { PageHead } from '@varda/ui';
import { CompanyData } from '../company/company-data.tsx';
import { DosageSection } from '../dosage/dosage-section.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { Section } from '../page/section.tsx';
import { productCounts } from '../products/products.queries.ts';
import { useSite } from '../products/use-site.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { RangeStatus } from './range-status.tsx';

export default function HomePage() {
  const { t } = useSite();
  const counts = useQuery(productCounts);
  return (
    <>
      <PageHead page="home" title={t('home.title')} description={t('home.description')} />
      <CompanyData />
      <Hero />
      <Section id="range" title={t('range.title')} lead={t('range.lead')} aside={<RangeStatus />} tinted>
        {counts.isLoadingError && <QueryProblem query={counts} text={t('range.failed')} />}
        <CategoryTiles />
      </Section>
      <DosageSection />
    </>
  );
}
