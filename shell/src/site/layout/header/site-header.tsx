import { IconSearch } from '@tabler/icons-react';
import { Link, paths, useLocation } from '@varda/platform/router';
import { useRef } from 'react';
import { LanguageSwitcher } from '../../../language/language-switcher.tsx';
import { MenuLink } from '../../../navigation/menu-link.tsx';
import { SiteLogo } from '../../../navigation/site-logo.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx';
import { LazyProductsMenu } from '../products-menu/lazy-products-menu.tsx';
import { usePreloadedMenu } from '../products-menu/use-preloaded-menu.ts';
import { publicMenu } from '../public-menu.ts';
import { BarMenu } from './bar-menu.tsx';
import { PlainNavigation } from './plain-navigation.tsx';
import classes from './site-header.module.css';
import { useBarMenus } from './use-bar-menus.ts';
import { WhoWeAreMenu } from './who-we-are-menu.tsx';

/** The bar over every public page. Below 62em its links move into the mobile menu. */
export function SiteHeader() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const header = useRef<HTMLElement>(null);
  const menus = useBarMenus(header);
  const preloadMenu = usePreloadedMenu();
  const { home, whoWeAre, behindProducts, search } = publicMenu;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a shortcut; every menu has its button
    <header
      className={classes.header}
      data-motion="stays"
      data-print="off"
      ref={header}
      onPointerLeave={menus.leave}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
    >
      <div className={classes.bar}>
        <Link className={classes.logo} to={paths.home}>
          <SiteLogo />
        </Link>
        <nav className={classes.navigation} aria-label={t('navigation.label')}>
          <ul className={classes.entries}>
            <li>
              <MenuLink className={classes.entry} to={home.to} end>
                {t(home.label)}
              </MenuLink>
            </li>
            <BarMenu
              name="whoWeAre"
              label={t('navigation.whoWeAre')}
              menus={menus}
              current={whoWeAre.some(({ to }) => isBelow(pathname, to))}
            >
              <WhoWeAreMenu />
            </BarMenu>
            <BarMenu
              name="products"
              label={t('navigation.products')}
              menus={menus}
              current={isBelow(pathname, '/parent') || isBelow(pathname, '/product')}
              wide
            >
              <LazyProductsMenu wanted={menus.opened === 'products'} />
            </BarMenu>
            {behindProducts.map(({ to, label }) => (
              <li key={to}>
                <MenuLink className={classes.entry} to={to}>
                  {t(label)}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <MenuLink className={classes.search} to={search.to} aria-label={t(search.label)}>
          <IconSearch size={22} stroke={2} aria-hidden />
        </MenuLink>
        <LanguageSwitcher
          opened={menus.opened === 'language'}
          onChange={(opened) => menus.set(opened ? 'language' : null)}
        />
        <MobileMenu />
      </div>
      <PlainNavigation />
    </header>
  );
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
