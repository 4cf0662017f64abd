import { company } from '@varda/shared/company';
import { pictureUrl } from '@varda/shared/contract/picture-url';
import { pictureFor } from '@varda/shared/contract/pictures';
import type { ProductCard } from '@varda/shared/contract/products';
import { inLanguage } from '@varda/shared/language';
import { pageAddress, paths } from '@varda/shared/router';
import { PageHead, StructuredData } from '@varda/shared/ui';
import { useTexts } from '../texts/use-texts.ts';

/** Longest meta description that search engines show in full, in characters. */
const longest = 160;

/** Title and description of a product's page. */
export function ProductHead({ product }: { product: Pick<ProductCard, '_id' | 'name' | 'dosage' | 'picture'> }) {
  const { t, language } = useTexts();
  const { text: name } = inLanguage(product.name, language);
  const { text: dosage } = inLanguage(product.dosage, language);
  const description = shortened(t('product.description', { name, dosage }));
  const path = paths.product(product._id);
  const shown = product.picture && pictureFor(product.picture, language);
  const widest = shown?.widths.at(-1);
  const picture = shown && widest ? pictureUrl(shown, widest, 'webp') : undefined;
  return (
    <>
      <PageHead title={name} description={description} path={path} picture={picture} />
      <StructuredData
        of={(origin) => ({
          '@type': 'Product',
          name,
          description,
          url: pageAddress(origin, path, language),
          ...(picture && { image: origin + picture }),
          brand: { '@type': 'Brand', name: company.name[language] },
        })}
      />
    </>
  );
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest))}…`;
}
