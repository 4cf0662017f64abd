import { leafCategoryByPath } from '@varda/contract/catalogue';
import type { EditedKind } from '@varda/contract/edit-history';
import type { Language } from '@varda/contract/language';
import type { Untranslated } from '@varda/contract/overview';
import { screenOf, sitePath } from '@varda/contract/screen-paths';
import { Link } from '@varda/platform/router';
import { declaration } from '../../remote.declaration.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './overview.module.css';

type List = Pick<Untranslated, 'entity' | 'categoryName' | 'part'>;

const pathOf = (list: List) => (list.part ? sitePath(list.part) : screenOf(list.entity, list));

/** As the menu calls it. */
function nameOf(list: List, language: Language): string {
  const { entity, categoryName } = list;
  if (entity === 'products') return leafCategoryByPath(categoryName ?? '')?.title[language] ?? categoryName ?? '';
  const entry = declaration.navigation.find(({ path }) => path === pathOf(list));
  return entry?.title[language] ?? '';
}

/** The legal pages and what the site says of itself stand in short lists that have no filter. */
const withoutFilter: readonly EditedKind[] = ['legal-pages', 'site-content'];

/** Which lists need translations, with links to the rows that do. */
export function UntranslatedLists({ lists }: { lists: readonly Untranslated[] }) {
  const { t } = useTexts();
  if (lists.length === 0) return <p>{t('overview.translations.none')}</p>;
  return (
    <ul className={classes.rows}>
      {lists.map((list) => (
        <li key={`${list.entity} ${list.categoryName} ${list.part}`} className={classes.row}>
          <ListName list={list} />
          <span className={classes.details}>
            {[
              list.missing > 0 && t('overview.translations.missing', { count: list.missing }),
              list.older > 0 && t('overview.translations.older', { count: list.older }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ListName({ list }: { list: List }) {
  const { language } = useTexts();
  const path = pathOf(list);
  const name = nameOf(list, language);
  if (!path) return <span>{name}</span>;
  return <Link to={withoutFilter.includes(list.entity) ? path : `${path}?translation=needed`}>{name}</Link>;
}
