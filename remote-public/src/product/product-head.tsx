import type { ProductCard } from '@varda/shared/contract/products';
import { inLanguage } from '@varda/shared/language';
import { PageHead } from '@varda/shared/ui';
import { useTexts } from '../texts/use-texts.ts';

/** Longest meta description that search engines show in full, in characters. */
const longest = 160;

/** Title and description of a product's page. */
export function ProductHead({ product }: { product: Pick<ProductCard, 'name' | 'dosage'> }) {
  const { t, language } = useTexts();
  const { text: name } = inLanguage(product.name, language);
  const { text: dosage } = inLanguage(product.dosage, language);
  return <PageHead title={name} description={shortened(t('product.description', { name, dosage }))} />;
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest))}…`;
}
