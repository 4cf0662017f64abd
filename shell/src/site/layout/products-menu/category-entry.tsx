import { IconArrowRight, IconChevronRight } from '@tabler/icons-react';
import type { MenuCategory } from '@varda/contract/products';
import { formatCount, useLanguage } from '@varda/platform/language';
import { Link } from '@varda/platform/router';
import { LocalizedText } from '@varda/ui';
import { CategoryIcon } from './category-icon.tsx';
import rail from './category-rail.module.css';
import { categoryPath, leafCategoriesOf } from './menu-leaf-categories.ts';
import { ProductLinks } from './product-links.tsx';
import classes from './products-menu.module.css';

interface Props {
  category: MenuCategory;
  opened: boolean;
  onOpen: () => void;
  /** A mouse comes to the entry, or leaves it. */
  onRest: () => void;
  onLeave: () => void;
}

/** A category of the menu: its button, and its products while it is open. */
export function CategoryEntry({ category, opened, onOpen, onRest, onLeave }: Props) {
  const language = useLanguage();
  const panelId = `menu-${category._id}`;
  return (
    <li className={rail.category} data-category={category._id}>
      <button
        type="button"
        className={rail.opener}
        aria-expanded={opened}
        aria-controls={opened ? panelId : undefined}
        onClick={onOpen}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onRest()}
        onPointerLeave={onLeave}
      >
        <span className={rail.icon}>
          <CategoryIcon id={category._id} />
        </span>
        <span className={rail.openerTitle}>
          <LocalizedText of={category.title} />
        </span>
        <span className={rail.count} aria-hidden>
          {formatCount(productsIn(category), language)}
        </span>
        <IconChevronRight className={rail.chevron} size={18} stroke={2} aria-hidden />
      </button>
      {opened && <CategoryProducts category={category} id={panelId} />}
    </li>
  );
}

function productsIn({ totalCount, subcategories }: MenuCategory): number {
  return subcategories.reduce((sum, subcategory) => sum + subcategory.totalCount, totalCount);
}

function CategoryProducts({ category, id }: { category: MenuCategory; id: string }) {
  const headingId = `${id}-title`;
  return (
    <section className={classes.panel} id={id} aria-labelledby={headingId}>
      <h2 className={classes.title} id={headingId}>
        <Link className={classes.titleLink} to={categoryPath(category)}>
          <LocalizedText of={category.title} />
          <IconArrowRight size={20} stroke={2} aria-hidden />
        </Link>
      </h2>
      <div className={classes.subcategories}>
        {leafCategoriesOf(category).map((leafCategory) => (
          <div className={leafCategory.heading ? classes.subcategory : undefined} key={leafCategory.id}>
            {leafCategory.heading && (
              <h3 className={classes.heading}>
                <LocalizedText of={leafCategory.heading} />
              </h3>
            )}
            <ProductLinks
              leafCategory={leafCategory}
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
