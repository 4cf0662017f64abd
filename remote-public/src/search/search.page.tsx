import { bounds, mostResults } from '@varda/contract/bounds';
import { catalogue } from '@varda/contract/catalogue';
import { formatCount } from '@varda/platform/language';
import { keepPreviousData, useQuery } from '@varda/platform/query';
import { addressIn, Link, paths } from '@varda/platform/router';
import { Button, LocalizedText, PageHead, TextInput } from '@varda/ui';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageBody } from '../page/page-body.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './search.module.css';
import { questionField, searchResults } from './search.queries.ts';
import { SearchResult } from './search-result.tsx';
import { useSearchField } from './use-search-field.ts';

/** Ids of how much the form finds, and of what: before hydration `shell/src/site/bootstrap/search-ahead.ts` shows both. */
const [countId, resultsId] = ['found-count', 'found'];

/** Search over the whole site. The question stands in the address: the form works without scripts too. */
export default function SearchPage() {
  const { t } = useTexts();
  const { page, question, ask, askSoon, moveAmongResults } = useSearchField();
  const title = t('search.title');
  return (
    <>
      <PageHead title={question ? `${question} · ${title}` : title} />
      <meta name="robots" content="noindex" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut for the Tab key */}
      <div ref={page} onKeyDown={moveAmongResults}>
        <PageHeader title={title} breadcrumb={<Breadcrumb trail={[]} here={title} />}>
          <SearchForm question={question} onSubmit={ask} onType={askSoon} />
        </PageHeader>
        <PageBody>
          <Found question={question} />
        </PageBody>
      </div>
    </>
  );
}

interface FormProps {
  /** Of the address, as the page opens. */
  question: string;
  onSubmit: () => void;
  onType: () => void;
}

function SearchForm({ question, onSubmit, onType }: FormProps) {
  const { t, language } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of <search> in jsdom, which does not know it
    <form
      role="search"
      className={classes.form}
      action={paths.search}
      data-answer={`${countId} ${resultsId}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {/* Where links name no language, the address does not either; `nameInLinks` knows better before hydration. */}
      <input type="hidden" name="lang" value={language} disabled={addressIn(language, paths.search) === paths.search} />
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
        onChange={onType}
      />
      <Button type="submit" size="lg" radius="xl">
        {t('search.submit')}
      </Button>
    </form>
  );
}

/** How much there is, and what. */
function Found({ question }: { question: string }) {
  const { t, language } = useTexts();
  const found = useQuery({ ...searchResults(question, language), placeholderData: keepPreviousData });
  const results = found.data?.results ?? [];

  function foundText(count: number): string {
    if (count === 0) return t('search.nothing', { question });
    const shown = formatCount(count, language);
    return count === mostResults ? t('search.first', { shown }) : t('search.found', { count, shown });
  }

  return (
    <>
      <p id={countId} role="status" className={classes.count}>
        {(found.isFetching || !question) && (
          // Hidden where nothing is asked: until the page is hydrated, its styles show it (B-02).
          <span className={classes.searching} hidden={!found.isFetching}>
            {t('search.searching')}
          </span>
        )}
        {question && found.isSuccess && !found.isPlaceholderData && foundText(results.length)}
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
    </>
  );
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
