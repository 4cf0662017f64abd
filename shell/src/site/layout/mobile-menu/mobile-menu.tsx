import { IconChevronRight, IconMenu2 } from '@tabler/icons-react';
import { useId } from 'react';
import { MenuLink } from '../../../navigation/menu-link.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { usePreloadedMenu } from '../products-menu/use-preloaded-menu.ts';
import { publicMenu } from '../public-menu.ts';
import { opensDialog } from './dialog-commands.ts';
import list from './menu-list.module.css';
import classes from './mobile-menu.module.css';
import { ProductsPanel } from './products-panel.tsx';
import { SlidePanel } from './slide-panel.tsx';
import { useMobileMenu } from './use-mobile-menu.ts';

/** The menu of narrow screens: a hamburger, and three panels that slide in over the page and over each other. */
export function MobileMenu() {
  const { t } = useTexts();
  const { opened, below, hamburger, open, openBelow, back, close } = useMobileMenu();
  const preloadMenu = usePreloadedMenu();
  const id = useId();
  const ids = { menu: id, whoWeAre: `${id}who`, products: `${id}products` };

  return (
    <div className={classes.menu}>
      <button
        type="button"
        className={classes.hamburger}
        ref={hamburger}
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        onPointerDown={preloadMenu}
        {...opensDialog(ids.menu, open)}
      >
        <IconMenu2 size={28} stroke={1.8} aria-hidden />
      </button>

      <SlidePanel
        id={ids.menu}
        opened={opened}
        title={t('navigation.label')}
        onDismiss={close}
        onFoundOpen={open}
        onClose={close}
      >
        <nav aria-label={t('navigation.label')}>
          <ul className={list.list}>
            <li>
              <PanelOpener panel={ids.whoWeAre} label={t('navigation.whoWeAre')} onOpen={() => openBelow('whoWeAre')} />
            </li>
            <li>
              <PanelOpener panel={ids.products} label={t('navigation.products')} onOpen={() => openBelow('products')} />
            </li>
            {[...publicMenu.behindProducts, publicMenu.search].map(({ to, label }) => (
              <li key={to}>
                <MenuLink className={list.entry} to={to}>
                  {t(label)}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
      </SlidePanel>

      <SlidePanel
        id={ids.whoWeAre}
        opened={opened && below === 'whoWeAre'}
        title={t('navigation.whoWeAre')}
        onDismiss={back}
        onFoundOpen={() => openBelow('whoWeAre')}
        onBack={back}
        onClose={close}
      >
        <ul className={list.list}>
          {publicMenu.whoWeAre.map(({ to, label }) => (
            <li key={to}>
              <MenuLink className={list.entry} to={to}>
                {t(label)}
              </MenuLink>
            </li>
          ))}
        </ul>
      </SlidePanel>

      <ProductsPanel
        id={ids.products}
        opened={opened && below === 'products'}
        onFoundOpen={() => openBelow('products')}
        onBack={back}
        onClose={close}
      />
    </div>
  );
}

interface PanelOpenerProps {
  /** Id of the panel. */
  panel: string;
  label: string;
  onOpen: () => void;
}

function PanelOpener({ panel, label, onOpen }: PanelOpenerProps) {
  return (
    <button type="button" className={list.entry} aria-haspopup="dialog" {...opensDialog(panel, onOpen)}>
      {label}
      <IconChevronRight size={22} stroke={2} aria-hidden />
    </button>
  );
}
