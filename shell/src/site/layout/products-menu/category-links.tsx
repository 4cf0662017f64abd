import { IconChevronRight } from '@tabler/icons-react';
import { catalogue } from '@varda/contract/catalogue';
import { paths } from '@varda/platform/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { MenuLink } from '../../../navigation/menu-link.tsx';
import { useTexts } from '../../../texts/texts.ts';
import list from '../mobile-menu/menu-list.module.css';
import { CategoryIcon } from './category-icon.tsx';
import rail from './category-rail.module.css';

interface Props {
  /** Says what has become of the products. */
  children: ReactNode;
}

/** The products menu of the bar without its products: part of every document, so that it opens with links before any script has come. */
export function CategoryRail({ children }: Props) {
  const { language } = useTexts();
  const handOver = useHandedOverFocus<HTMLUListElement>();
  return (
    <ul className={rail.menu} ref={handOver}>
      {catalogue.map((category) => (
        <li className={rail.category} key={category.id}>
          <MenuLink className={rail.opener} to={paths.category(category)}>
            <span className={rail.icon}>
              <CategoryIcon id={category.id} />
            </span>
            <span className={rail.openerTitle}>{category.title[language]}</span>
          </MenuLink>
        </li>
      ))}
      <li className={rail.beside}>{children}</li>
    </ul>
  );
}

/** The same for the panel of narrow screens. */
export function CategoryList({ children }: Props) {
  const { language } = useTexts();
  const handOver = useHandedOverFocus<HTMLUListElement>();
  return (
    <>
      <ul className={list.list} ref={handOver}>
        {catalogue.map((category) => (
          <li key={category.id}>
            <MenuLink className={list.entry} to={paths.category(category)}>
              <span className={list.withIcon}>
                <CategoryIcon id={category.id} />
                <span>{category.title[language]}</span>
              </span>
              <IconChevronRight size={22} stroke={2} aria-hidden />
            </MenuLink>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

/** Gives the focus to the same category where it would be lost: with a link that goes, because the products have come. */
function useHandedOverFocus<T extends HTMLElement>() {
  const links = useRef<T>(null);
  useLayoutEffect(() => {
    const element = links.current;
    const place = element?.parentElement;
    return () => {
      const index = [...(element?.children ?? [])].findIndex((item) => item.contains(document.activeElement));
      if (index < 0) return;
      element?.closest<HTMLElement>('[tabindex="-1"], dialog')?.focus();
      // What comes instead is in the document when React has ended this commit.
      queueMicrotask(() =>
        place?.querySelector('ul')?.children[index]?.querySelector<HTMLElement>('a, button')?.focus(),
      );
    };
  }, []);
  return links;
}
