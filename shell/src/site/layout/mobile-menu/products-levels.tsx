import { IconChevronRight } from '@tabler/icons-react';
import type { MenuCategory } from '@varda/contract/products';
import { useQuery } from '@varda/platform/query';
import { LocalizedText } from '@varda/ui';
import type { ReactNode } from 'react';
import { MenuLink } from '../../../navigation/menu-link.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { CategoryIcon } from '../products-menu/category-icon.tsx';
import { CategoryList } from '../products-menu/category-links.tsx';
import { menuQuery } from '../products-menu/menu.query.ts';
import { categoryPath, leafCategoriesOf } from '../products-menu/menu-leaf-categories.ts';
import { MenuProblem } from '../products-menu/menu-states.tsx';
import { ProductLinks } from '../products-menu/product-links.tsx';
import list from './menu-list.module.css';
import classes from './products-levels.module.css';

/** One step down the catalogue: into a category, or into one of its subcategories. */
export interface Level {
  id: string;
  title: ReactNode;
}

interface Props {
  /** The way down to what is shown. */
  levels: readonly Level[];
  left: string | null;
  onPush: (level: Level) => void;
}

/** What a level of the products panel shows. */
export default function ProductsLevels({ levels, left, onPush }: Props) {
  const menu = useQuery(menuQuery);
  if (!menu.data) {
    return (
      <CategoryList>
        {menu.isError && <MenuProblem onRetry={() => void menu.refetch()} retrying={menu.isFetching} />}
      </CategoryList>
    );
  }

  const [categoryLevel, leafLevel] = levels;
  const category = menu.data.find(({ _id }) => _id === categoryLevel?.id);
  return (
    <div className={classes.level} key={levels.length} data-deeper={left === null || undefined}>
      {category ? (
        <CategoryLevel category={category} leafId={leafLevel?.id} left={left} onPush={onPush} />
      ) : (
        <ul className={list.list}>
          {menu.data.map(({ _id, title }) => (
            <li key={_id}>
              <Deeper id={_id} left={left} title={<LocalizedText of={title} />} onPush={onPush}>
                <CategoryIcon id={_id} />
              </Deeper>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface CategoryLevelProps {
  category: MenuCategory;
  leafId: string | undefined;
  left: string | null;
  onPush: (level: Level) => void;
}

function CategoryLevel({ category, leafId, left, onPush }: CategoryLevelProps) {
  const { t } = useTexts();
  const leafCategories = leafCategoriesOf(category);
  const leafCategory =
    leafCategories.find(({ id }) => id === leafId) ?? leafCategories.find(({ heading }) => heading === null);
  if (leafCategory) {
    return (
      <ProductLinks
        leafCategory={leafCategory}
        className={list.list}
        linkClassName={list.product}
        restClassName={list.rest}
      />
    );
  }
  return (
    <ul className={list.list}>
      {leafCategories.map(({ id, heading }) => (
        <li key={id}>
          <Deeper id={id} left={left} title={heading && <LocalizedText of={heading} />} onPush={onPush} />
        </li>
      ))}
      <li>
        <MenuLink className={list.rest} to={categoryPath(category)}>
          {t('menu.category')}
        </MenuLink>
      </li>
    </ul>
  );
}

interface DeeperProps {
  id: string;
  title: ReactNode;
  left: string | null;
  onPush: (level: Level) => void;
  /** A sign before the title. */
  children?: ReactNode;
}

function Deeper({ id, title, left, onPush, children }: DeeperProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: coming back, one stands where one has left
    <button type="button" className={list.entry} autoFocus={id === left} onClick={() => onPush({ id, title })}>
      <span className={list.withIcon}>
        {children}
        <span>{title}</span>
      </span>
      <IconChevronRight size={22} stroke={2} aria-hidden />
    </button>
  );
}
