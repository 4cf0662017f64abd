import type { MenuCategory } from '@varda/contract/products';
import { useQuery } from '@varda/platform/query';
import { useLocation } from '@varda/platform/router';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOtherPage } from '../../../navigation/use-other-page.ts';
import { CategoryEntry } from './category-entry.tsx';
import { CategoryRail } from './category-links.tsx';
import rail from './category-rail.module.css';
import { menuQuery } from './menu.query.ts';
import { categoryOfPage } from './menu-leaf-categories.ts';
import { MenuLoading, MenuProblem } from './menu-states.tsx';

/** How long a pointer rests on a category before it opens, in milliseconds: its way to the products may cross another one. */
const rest = 120;

/** The menu below 'Products': the categories under each other, and beside them the products of one. */
export default function ProductsMenu() {
  const menu = useQuery(menuQuery);
  if (menu.data) return <Categories categories={menu.data} />;
  return (
    <CategoryRail>
      {menu.isError ? <MenuProblem onRetry={() => void menu.refetch()} retrying={menu.isFetching} /> : <MenuLoading />}
    </CategoryRail>
  );
}

/** One of the categories is always open: the one of the page, until somebody opens another. */
function Categories({ categories }: { categories: readonly MenuCategory[] }) {
  const { pathname } = useLocation();
  const [chosen, choose] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useOtherPage(useCallback(() => choose(null), []));
  const openedId = chosen ?? (categoryOfPage(categories, pathname) ?? categories[0])?._id;

  function open(id: string) {
    clearTimeout(timer.current);
    choose(id);
  }

  /** Up and down within the categories and within the products of one, right and left from the ones to the others. */
  function walk(event: KeyboardEvent<HTMLElement>) {
    const entry = (event.target as Element).closest('li[data-category]');
    const list = event.currentTarget;
    const button = entry?.querySelector<HTMLElement>('button');
    if (!entry || !button) return;
    const isCategory = event.target === button;
    const links = () => [...entry.querySelectorAll<HTMLElement>('a')];
    const stops = isCategory ? [...list.querySelectorAll<HTMLElement>('li[data-category] > button')] : links();
    const place = stops.indexOf(event.target as HTMLElement);
    const moves: Record<string, () => HTMLElement | undefined> = {
      ArrowDown: () => stops[place + 1],
      ArrowUp: () => stops[Math.max(0, place - 1)],
      ArrowLeft: () => button,
      ArrowRight: () => {
        if (!isCategory) return undefined;
        // Its products can be focused once they are there.
        flushSync(() => open(entry.getAttribute('data-category') ?? ''));
        return links()[0];
      },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move()?.focus();
  }

  return (
    <ul className={rail.menu} onKeyDown={walk}>
      {categories.map((category) => (
        <CategoryEntry
          key={category._id}
          category={category}
          opened={category._id === openedId}
          onOpen={() => open(category._id)}
          onRest={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(choose, rest, category._id);
          }}
          onLeave={() => clearTimeout(timer.current)}
        />
      ))}
    </ul>
  );
}
