import { otherLanguage } from '@varda/contract/language';
import { leafletSize, leafletUrl } from '@varda/contract/leaflet-url';
import type { Product } from '@varda/contract/products';
import { inLanguage } from '@varda/platform/language';
import { useTexts } from '../texts/use-texts.ts';
import classes from './product.module.css';

/** The leaflet of a product to be saved: that of the page's language, else the other one, which says so. */
export function LeafletLink({ product: { leaflets, name } }: { product: Pick<Product, 'leaflets' | 'name'> }) {
  const { t, language } = useTexts();
  const lang = leaflets[language] ? language : otherLanguage(language);
  const leaflet = leaflets[lang];
  if (!leaflet) return null;
  const size = leafletSize(leaflet.size, language);
  return (
    <a
      className={classes.leaflet}
      href={leafletUrl(leaflet, inLanguage(name, lang).text)}
      hrefLang={lang}
      type="application/pdf"
      download
      data-print="off"
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M6 2.75h8L19.25 8v13.25H6zM14 2.75V8h5.25M9 12.5h7M9 16h7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      <span>{t(lang === language ? 'product.leaflet' : 'product.leafletInOther', { size })}</span>
    </a>
  );
}
