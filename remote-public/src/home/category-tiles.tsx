import { catalogue } from '@varda/contract/catalogue';
import { formatCount } from '@varda/platform/language';
import { useQuery } from '@varda/platform/query';
import { Link, paths } from '@varda/platform/router';
import { CategoryArtwork } from '../artwork/category-artwork.tsx';
import { countIn } from '../products/product-counts.ts';
import { productCounts } from '../products/products.queries.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './category-tiles.module.css';

/** The first tiles are as wide as half of the page, on a tablet as the page. */
const wide = 2;
const wideSizes = '(min-width: 62em) 39rem, 100vw';
const sizes = '(min-width: 62em) 26rem, (min-width: 36em) 50vw, 100vw';

/** The categories, each a picture that leads to its page. */
export function CategoryTiles() {
  const { t, language } = useTexts();
  const counts = useQuery(productCounts);
  return (
    <ul className={classes.tiles}>
      {catalogue.map((category, place) => {
        const count = counts.data && countIn(counts.data, category);
        return (
          <li key={category.id} className={classes.item}>
            <Link to={paths.category(category)} className={classes.tile}>
              <div className={classes.picture}>
                <CategoryArtwork category={category} sizes={place < wide ? wideSizes : sizes} />
              </div>
              <div className={classes.words}>
                <span className={classes.title}>{category.title[language]}</span>
                <span className={classes.count}>
                  {count !== undefined && t('range.count', { count, shown: formatCount(count, language) })}
                </span>
              </div>
              <Arrow />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Arrow() {
  return (
    <svg className={classes.arrow} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d="M5 12h14m-6-6 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
