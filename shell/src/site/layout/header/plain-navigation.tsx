import { catalogue } from '@varda/contract/catalogue';
import { languages } from '@varda/contract/language';
import { addressIn, paths, useLocation } from '@varda/platform/router';
import { languageNames } from '../../../language/language-names.ts';
import { useTexts } from '../../../texts/texts.ts';
import { publicMenu } from '../public-menu.ts';
import classes from './plain-navigation.module.css';

/** For browsers without scripts: what stands in the bar and its menus, and the languages, as plain links. */
export function PlainNavigation() {
  const { t, language } = useTexts();
  const { pathname, search } = useLocation();
  const before = [publicMenu.home, ...publicMenu.whoWeAre];
  const behind = [...publicMenu.behindProducts, publicMenu.search];
  const links = [
    ...before.map(({ to, label }) => ({ to, title: t(label) })),
    ...catalogue.map((category) => ({ to: paths.category(category), title: category.title[language] })),
    ...behind.map(({ to, label }) => ({ to, title: t(label) })),
  ];
  return (
    <noscript>
      <nav className={classes.navigation} aria-label={t('plainNavigation')}>
        <ul className={classes.links}>
          {links.map(({ to, title }) => (
            <li key={to}>
              <a
                className={classes.link}
                href={addressIn(language, to)}
                aria-current={to === pathname ? 'page' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
          {languages
            .filter((other) => other !== language)
            .map((other) => (
              <li key={other}>
                <a
                  className={classes.link}
                  href={`/language/${other}?from=${encodeURIComponent(pathname + search)}`}
                  lang={other}
                  hrefLang={other}
                  rel="nofollow"
                >
                  {languageNames[other]}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </noscript>
  );
}
