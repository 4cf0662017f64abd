import { catalogue } from '@varda/shared/contract/catalogue';
import { formatCount } from '@varda/shared/language';
import { Link, paths } from '@varda/shared/router';
import { Artwork } from '../artwork/artwork.tsx';
import { tilePictures } from '../artwork/pictures.ts';
import { countIn } from '../products/product-lists.ts';
import { useSite } from '../products/use-site.ts';
import classes from './category-tiles.module.css';

/** The five categories, each a picture that leads to its page. */
export function CategoryTiles() {
  const { t, language, products } = useSite();
  return (
    <ul className={classes.tiles}>
      {catalogue.map((category) => {
        const count = products.data && countIn(category, products.data);
        return (
          <li key={category.id} className={classes.item}>
            <Link to={paths.category(category)} className={classes.tile}>
              <div className={classes.picture}>
                <Artwork
                  picture={tilePictures[category.name]}
                  alt=""
                  sizes="(min-width: 62em) 33vw, (min-width: 36em) 50vw, 100vw"
                />
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
