import type { CatalogueCategory } from '@varda/shared/contract/catalogue';
import { useLanguage } from '@varda/shared/language';
import { Artwork } from '../artwork/artwork.tsx';
import { tilePictures } from '../artwork/pictures.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { LineLinks } from './line-links.tsx';

interface Props {
  category: CatalogueCategory;
  lead: string;
}

/** Name of a category beside its picture, with links to its lines. */
export function CategoryHeader({ category, lead }: Props) {
  const language = useLanguage();
  return (
    <PageHeader
      title={category.title[language]}
      lead={lead}
      breadcrumb={<Breadcrumb trail={[]} here={category.title} />}
      picture={<Artwork picture={tilePictures[category.name]} alt="" sizes="(min-width: 48em) 30rem, 1px" priority />}
    >
      {category.lines.length > 1 && <LineLinks category={category} />}
    </PageHeader>
  );
}
