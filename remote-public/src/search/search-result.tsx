import { catalogue } from '@varda/contract/catalogue';
import type { SiteSearchResult } from '@varda/contract/site-search';
import { Link, paths } from '@varda/platform/router';
import { Registered } from '@varda/ui';
import { useTexts } from '../texts/use-texts.ts';
import classes from './search.module.css';

export function SearchResult({ result }: { result: SiteSearchResult }) {
  const { t } = useTexts();
  return (
    <Link to={pathOf(result)} className={classes.result} data-result>
      <span className={classes.kind}>{t(`search.kinds.${result.kind}`)}</span>
      <span className={classes.title}>
        <Registered>{result.title}</Registered>
      </span>
      {result.text && <span className={classes.text}>{result.text}</span>}
    </Link>
  );
}

function pathOf({ kind, id }: SiteSearchResult): string {
  if (kind === 'product') return paths.product(id);
  if (kind === 'vacancy') return paths.career(id);
  const category = kind === 'category' && catalogue.find((each) => each.id === id);
  return category ? paths.category(category) : id;
}
