import type { CatalogueCategory } from '@varda/contract/catalogue';
import { type ProductForm, productForms } from '@varda/contract/product-forms';
import type { ProductFacets } from '@varda/contract/products';
import { formatCount } from '@varda/platform/language';
import { Link } from '@varda/platform/router';
import { LocalizedText } from '@varda/ui';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { type CategoryFilter, filteredPath, isFiltered, mostUnfiltered, noFilter, toggled } from './category-filter.ts';
import classes from './category-filters.module.css';

interface Props {
  category: CatalogueCategory;
  facets: ProductFacets;
  filter: CategoryFilter;
  found: number;
}

/** Links to the page with each choice added or taken away: they work before there are scripts, and Back undoes them. */
export function CategoryFilters({ category, facets, filter, found }: Props) {
  const { t, language } = useTexts();
  if (facets.total <= mostUnfiltered && !isFiltered(filter)) return null;

  const countOf = (id: string) => facets.subcategories.find((each) => each.subcategory === id)?.count ?? 0;
  const subcategories = category.subcategories
    .map(({ id, name }) => ({ value: id, name, count: countOf(id) }))
    .filter(({ value, count }) => count > 0 || filter.subcategory.includes(value));
  const forms = (Object.keys(productForms) as ProductForm[])
    .map((value) => ({
      value,
      name: productForms[value],
      count: facets.forms.find(({ form }) => form === value)?.count ?? 0,
    }))
    .filter(({ value, count }) => count > 0 || filter.form.includes(value));

  return (
    <nav aria-label={t('category.filter.label')} className={classes.filters} data-print="off">
      {category.subcategories.length > 1 && (
        <Choices
          label={t('category.filter.subcategory')}
          choices={subcategories}
          chosen={filter.subcategory}
          pathOf={(subcategory) => filteredPath(category, { ...filter, subcategory })}
        />
      )}
      <Choices
        label={t('category.filter.form')}
        choices={forms}
        chosen={filter.form}
        pathOf={(form) => filteredPath(category, { ...filter, form })}
      />
      <p className={classes.found}>
        <span role="status">{t('category.filter.found', { count: found, shown: formatCount(found, language) })}</span>
        {isFiltered(filter) && (
          <Link
            to={filteredPath(category, noFilter)}
            data-filter="none"
            preventScrollReset
            className={classes.clear}
            // The link goes; the choices stay.
            onClick={({ currentTarget }) => currentTarget.closest('nav')?.querySelector('a')?.focus()}
          >
            {t('category.filter.clear')}
          </Link>
        )}
      </p>
    </nav>
  );
}

interface ChoicesProps<V extends string> {
  label: string;
  choices: readonly { value: V; name: { en: string; mk: string }; count: number }[];
  chosen: readonly V[];
  pathOf: (chosen: readonly V[]) => string;
}

function Choices<V extends string>({ label, choices, chosen, pathOf }: ChoicesProps<V>) {
  const { language } = useTexts();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);

  // On a phone the row scrolls: what an address has chosen shall be in sight.
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('[aria-current]');
    const link = list.current?.querySelector<HTMLElement>('a');
    if (list.current && first && link) list.current.scrollLeft = first.offsetLeft - link.offsetLeft;
  }, []);

  if (choices.length === 0) return null;
  return (
    <div>
      <p id={id} className={classes.label}>
        {label}
      </p>
      <ul ref={list} aria-labelledby={id} className={classes.choices}>
        {choices.map(({ value, name, count }) => (
          <li key={value}>
            <Link
              to={pathOf(toggled(chosen, value))}
              rel="nofollow"
              // Before hydration `shell/src/site/bootstrap/merged-filter.ts` adds one to the other.
              data-filter=""
              preventScrollReset
              aria-current={chosen.includes(value) || undefined}
              className={classes.choice}
            >
              <LocalizedText of={name} /> <span className={classes.count}>{formatCount(count, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
