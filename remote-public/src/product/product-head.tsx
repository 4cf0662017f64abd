import { company } from '@varda/contract/company';
import type { Language } from '@varda/contract/language';
import { pictureFor } from '@varda/contract/picture-for';
import { pictureUrl } from '@varda/contract/picture-url';
import type { ProductCard } from '@varda/contract/products';
import { inLanguage } from '@varda/platform/language';
import { pageAddress, paths } from '@varda/platform/router';
import { PageHead, StructuredData } from '@varda/ui';
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
  const picture = sharedPicture(product, name, language);
  return (
    <>
      <PageHead title={name} description={description} path={path} picture={picture} type="product" />
      <StructuredData
        of={(origin) => ({
          '@type': 'Product',
          name,
          description,
          url: pageAddress(origin, path, language),
          ...(picture && { image: origin + picture.path }),
          brand: { '@type': 'Brand', name: company.name[language] },
        })}
      />
    </>
  );
}

/** The widest of the product's pictures. */
function sharedPicture({ picture }: Pick<ProductCard, 'picture'>, name: string, language: Language) {
  const shown = picture && pictureFor(picture, language);
  const width = shown?.widths.at(-1);
  if (!shown || !width) return undefined;
  return {
    path: pictureUrl(shown, width, 'webp'),
    width,
    height: Math.round((width * shown.height) / shown.width),
    alt: inLanguage(shown.alt, language).text || name,
  };
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest))}…`;
}
