import { catalogue } from '@varda/contract/catalogue';
import { company } from '@varda/contract/company';
import type { Language } from '@varda/contract/language';
import type { SiteItem } from '@varda/contract/site-items';
import { pageAddress, paths } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';
import classes from './site.module.css';
import type { SiteItemValues } from './site-values.ts';

/** About as many characters are shown by search engines. */
const shown = { title: 60, description: 155 } as const;

interface Props {
  item: SiteItem;
  /** Those of the form. */
  values: SiteItemValues;
  language: Language;
}

/** How a search engine may show the page, and how long its title and description are beside what fits. */
export function SearchResultPreview({ item, values, language }: Props) {
  const { t } = useTexts();
  // A legal page's is edited with its text.
  const title = values.title && `${values.title[language]} · ${company.name[language]}`;
  const description = values.description?.[language] ?? '';
  return (
    <section aria-label={t('site.search.label')}>
      <div className={classes.result} lang={language}>
        <span className={classes.address}>{pageAddress(location.origin, pathOf(item), language)}</span>
        {title && <span className={classes.title}>{title}</span>}
        <span>{description}</span>
      </div>
      <p className={classes.lengths}>
        {title && (
          <>
            {t('site.search.title')}: <Length of={title} most={shown.title} />
            {' · '}
          </>
        )}
        {t('site.search.description')}: <Length of={description} most={shown.description} />
      </p>
    </section>
  );
}

function Length({ of, most }: { of: string; most: number }) {
  const { t } = useTexts();
  const count = [...of.trim()].length;
  const fits = t('site.search.length', { count, most });
  return count > most ? `${fits} (${t('site.search.cut')})` : fits;
}

function pathOf({ _id }: SiteItem): string {
  const page = _id.replace('page-', '');
  const category = catalogue.find(({ id }) => id === page);
  if (category) return paths.category(category);
  return page === 'home' ? paths.home : `/${page}`;
}
