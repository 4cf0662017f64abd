import { bounds, mostResults } from '@varda/contract/bounds';
import { catalogue } from '@varda/contract/catalogue';
import { defaultLanguage } from '@varda/contract/language';
import { formatCount } from '@varda/platform/language';
import { keepPreviousData, useQuery } from '@varda/platform/query';
import {
  Link,
  paths,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from '@varda/platform/router';
import { Button, LocalizedText, PageHead, TextInput } from '@varda/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageBody } from '../page/page-body.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './search.module.css';
import { questionField, questionIn, searchResults } from './search.queries.ts';
import { SearchResult } from './search-result.tsx';

/** Quiet after the last key, in milliseconds, after which is searched. */
const typingPause = 250;

/** Ids of how much the form finds, and of what: before hydration `shell/src/site/bootstrap/search-ahead.ts` shows both. */
const [countId, resultsId] = ['found-count', 'found'];

/** Search over the whole site. The question stands in the address: the form works without scripts too. */
export default function SearchPage() {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const question = questionIn(params);
  const found = useQuery({ ...searchResults(question, language), placeholderData: keepPreviousData });
  const { key: entry, pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const next = useNavigation().location?.pathname ?? pathname;
  const page = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const fieldOf = () => page.current?.querySelector<HTMLInputElement>('input[type=search]');

  function ask() {
    clearTimeout(timer.current);
    const typed = fieldOf()?.value.trim() ?? '';
    if (typed === question) return;
    const asked = new URLSearchParams(params);
    if (typed) asked.set(questionField, typed);
    else asked.delete(questionField);
    void navigate({ search: `?${asked}` }, { replace: true, preventScrollReset: true });
  }

  // What was typed before the page was hydrated is in the field and nowhere else.
  const askAtFirst = useRef(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    const field = fieldOf();
    if (window.matchMedia('(hover: hover)').matches) field?.focus({ preventScroll: true });
    askAtFirst.current();
    return () => clearTimeout(timer.current);
  }, []);

  // What stands in the field follows the entry of the history, unless the change is the field's own: that replaces the entry.
  const followed = useRef(entry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry is another one only with its question
  useEffect(() => {
    const field = fieldOf();
    if (field && followed.current !== entry && !isReplaced) {
      clearTimeout(timer.current);
      field.value = question;
    }
    followed.current = entry;
  }, [entry]);

  // What is asked for while another page is on its way would be shown in place of it.
  useEffect(() => {
    if (next !== pathname) clearTimeout(timer.current);
  }, [next, pathname]);

  function moveAmongResults(event: KeyboardEvent) {
    const stops = [...(page.current?.querySelectorAll<HTMLElement>('input[type=search], [data-result]') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Escape: at > 0 ? 0 : -1 }[event.key];
    const stop = to === undefined || at < 0 ? undefined : stops[to];
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  }

  const results = found.data?.results ?? [];
  const title = t('search.title');
  return (
    <>
      <PageHead title={question ? `${question} · ${title}` : title} />
      <meta name="robots" content="noindex" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut for the Tab key */}
      <div ref={page} onKeyDown={moveAmongResults}>
        <PageHeader title={title} breadcrumb={<Breadcrumb trail={[]} here={title} />}>
          {/* biome-ignore lint/a11y/useSemanticElements: React warns of <search> in jsdom, which does not know it */}
          <form
            role="search"
            className={classes.form}
            action={paths.search}
            data-answer={`${countId} ${resultsId}`}
            onSubmit={(event) => {
              event.preventDefault();
              ask();
            }}
          >
            {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
            <TextInput
              type="search"
              name={questionField}
              size="lg"
              radius="xl"
              className={classes.field}
              aria-label={t('search.field')}
              placeholder={t('search.field')}
              maxLength={bounds.question}
              autoComplete="off"
              enterKeyHint="search"
              defaultValue={question}
              onChange={() => {
                clearTimeout(timer.current);
                timer.current = setTimeout(ask, typingPause);
              }}
            />
            <Button type="submit" size="lg" radius="xl">
              {t('search.submit')}
            </Button>
          </form>
        </PageHeader>
        <PageBody>
          <p id={countId} role="status" className={classes.count}>
            {(found.isFetching || !question) && (
              // Hidden where nothing is asked: until the page is hydrated, its styles show it (B-02).
              <span className={classes.searching} hidden={!found.isFetching}>
                {t('search.searching')}
              </span>
            )}
            {question && found.isSuccess && !found.isPlaceholderData && told(results.length)}
          </p>
          <div id={resultsId}>
            {found.isLoadingError && <QueryProblem query={found} text={t('search.failed')} />}
            {results.length > 0 && (
              <ul className={classes.results}>
                {results.map((result) => (
                  <li key={result.kind + result.id}>
                    <SearchResult result={result} />
                  </li>
                ))}
              </ul>
            )}
            {!found.isLoadingError && !found.isPending && results.length === 0 && <Suggestions />}
          </div>
        </PageBody>
      </div>
    </>
  );

  function told(count: number): string {
    if (count === 0) return t('search.nothing', { question });
    const shown = formatCount(count, language);
    return count === mostResults ? t('search.first', { shown }) : t('search.found', { count, shown });
  }
}

/** Where one may look instead. */
function Suggestions() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className={classes.heading}>
        {t('search.suggestions')}
      </h2>
      <ul className={classes.suggestions}>
        {catalogue.map((category) => (
          <li key={category.id}>
            <Link to={paths.category(category)} className={classes.suggestion}>
              <LocalizedText of={category.title} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.contacts} className={classes.suggestion}>
            {t('search.ask')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
