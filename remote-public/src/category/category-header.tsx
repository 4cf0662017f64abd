import type { CatalogueCategory } from '@varda/contract/catalogue';
import { useLanguage } from '@varda/platform/language';
import { CategoryArtwork } from '../artwork/category-artwork.tsx';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { categoryLook } from '../products/category-look.ts';
import { SubcategoryLinks } from './subcategory-links.tsx';

interface Props {
  category: CatalogueCategory;
  lead: string;
  /** Whether it links to its subcategories: a page with a filter names them there. */
  hasSubcategories: boolean;
}

/** Name of a category beside its picture, with links to its subcategories. */
export function CategoryHeader({ category, lead, hasSubcategories }: Props) {
  const language = useLanguage();
  return (
    <PageHeader
      title={category.title[language]}
      lead={lead}
      ground={categoryLook[category.name].ground}
      breadcrumb={<Breadcrumb trail={[]} here={category.title} />}
      picture={<CategoryArtwork category={category} sizes="(min-width: 48em) 40rem, 1px" priority />}
    >
      {hasSubcategories && category.subcategories.length > 1 && <SubcategoryLinks category={category} />}
    </PageHeader>
  );
}
