import type { MenuCategory } from '@varda/shared/contract/products';
import { useQuery } from '@varda/shared/query';
import { Link } from '@varda/shared/router';
import { LocalizedText } from '@varda/shared/ui';
import { CategoryIcon } from './category-icon.tsx';
import { menuQuery } from './menu.query.ts';
import { categoryPath, menuLinesOf } from './menu-lines.ts';
import { MenuLoading, MenuProblem } from './menu-states.tsx';
import { ProductLinks } from './product-links.tsx';
import classes from './products-menu.module.css';

/** Beyond this many lines a category takes the full width of the menu instead of a column. */
const linesOfColumn = 4;

/** The menu below 'Products': a column per category, every product a link. */
export default function ProductsMenu() {
  const menu = useQuery(menuQuery);
  if (menu.isPending) return <MenuLoading />;
  if (menu.isError) return <MenuProblem onRetry={() => void menu.refetch()} retrying={menu.isFetching} />;
  return (
    <div className={classes.menu}>
      {menu.data.map((category) => (
        <CategoryColumn key={category._id} category={category} />
      ))}
    </div>
  );
}

function CategoryColumn({ category }: { category: MenuCategory }) {
  const lines = menuLinesOf(category);
  const headingId = `menu-${category._id}`;
  return (
    <section
      className={classes.category}
      data-wide={lines.length > linesOfColumn || undefined}
      aria-labelledby={headingId}
    >
      <h2 className={classes.title} id={headingId}>
        <Link className={classes.titleLink} to={categoryPath(category)}>
          <CategoryIcon id={category._id} />
          <LocalizedText of={category.title} />
        </Link>
      </h2>
      <div className={classes.lines}>
        {lines.map((line) => (
          <div className={classes.line} key={line.id}>
            {line.heading && (
              <h3 className={classes.heading}>
                <LocalizedText of={line.heading} />
              </h3>
            )}
            <ProductLinks
              line={line}
              className={classes.products}
              linkClassName={classes.product}
              restClassName={classes.rest}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
