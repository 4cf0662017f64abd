import type { Localized } from '@varda/contract/language';
import { inLanguage } from '@varda/platform/language';
import { Link, pageAddress, paths } from '@varda/platform/router';
import { LocalizedText, StructuredData } from '@varda/ui';
import { useTexts } from '../texts/use-texts.ts';
import classes from './breadcrumb.module.css';

/** What is stored comes in both languages, what stands in the texts in the page's own. */
type Title = Localized | string;

interface Crumb {
  title: Title;
  to: string;
}

interface Props {
  /** The pages between the home page and this one. */
  trail: readonly Crumb[];
  /** This page. */
  here: Title;
}

/** Where a page stands. On small screens only the page above it is shown, as a link back. */
export function Breadcrumb({ trail, here }: Props) {
  const { t, language } = useTexts();
  const nameOf = (title: Title) => (typeof title === 'string' ? title : inLanguage(title, language).text);
  const crumbs = [{ title: t('home.crumb'), to: paths.home }, ...trail, { title: here, to: undefined }];
  return (
    <nav aria-label={t('breadcrumb')} data-print="off">
      <StructuredData
        of={(origin) => ({
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ title, to }, place) => ({
            '@type': 'ListItem',
            position: place + 1,
            name: nameOf(title),
            ...(to && { item: pageAddress(origin, to, language) }),
          })),
        })}
      />
      <ol className={classes.trail}>
        <li className={classes.crumb}>
          <Link to={paths.home} className={classes.link}>
            {t('home.crumb')}
          </Link>
        </li>
        {trail.map(({ title, to }) => (
          <li key={to} className={classes.crumb}>
            <Link to={to} className={classes.link}>
              {shown(title)}
            </Link>
          </li>
        ))}
        <li className={classes.here}>
          <span aria-current="page">{shown(here)}</span>
        </li>
      </ol>
    </nav>
  );
}

function shown(title: Title) {
  return typeof title === 'string' ? title : <LocalizedText of={title} />;
}
