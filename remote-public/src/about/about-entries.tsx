import type { About } from '@varda/contract/about';
import { isGiven, type Language } from '@varda/contract/language';
import { inLanguage } from '@varda/platform/language';
import { useQuery } from '@varda/platform/query';
import { LocalizedText, Picture } from '@varda/ui';
import { viewed } from '@varda/ui/viewer/viewed-picture';
import { LoadingOutline } from '../page/loading-outline.tsx';
import { NoItems } from '../page/no-items.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { TextSkeleton } from '../page/text-skeleton.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useViewer } from '../viewer/use-viewer.tsx';
import { aboutEntries } from './about.queries.ts';
import classes from './about-entries.module.css';

/** The entries in the order that staff have given them. */
export function AboutEntries() {
  const { t, language } = useTexts();
  const entries = useQuery(aboutEntries);
  // One viewer for all of them: entries may share a picture, and its key stands in the address.
  const { linkTo, viewer } = useViewer(
    (entries.data ?? []).flatMap((entry) =>
      entry.pictures.map((picture) => viewed(picture, language, titleOf(entry, language))),
    ),
  );
  if (entries.isLoadingError) return <QueryProblem query={entries} text={t('about.failed')} />;
  if (entries.isPending) return <AboutSkeleton />;
  if (entries.data.length === 0) return <NoItems />;
  return (
    <div className={classes.entries}>
      {entries.data.map((entry) => (
        <Entry key={entry._id} entry={entry} linkTo={linkTo} />
      ))}
      {viewer}
    </div>
  );
}

function titleOf({ name, subcategory }: About, language: Language): string {
  return inLanguage(isGiven(name) ? name : subcategory, language).text;
}

interface EntryProps {
  entry: About;
  linkTo: ReturnType<typeof useViewer>['linkTo'];
}

function Entry({ entry, linkTo }: EntryProps) {
  const { language } = useTexts();
  const { name, subcategory, text, pictures } = entry;
  const title = titleOf(entry, language);
  return (
    <article className={classes.entry} data-pictured={pictures.length > 0 || undefined}>
      <div className={classes.words}>
        <header>
          {isGiven(name) && (
            <h2 className={classes.name}>
              <LocalizedText of={name} />
            </h2>
          )}
          {isGiven(subcategory) && (
            <h3 className={classes.subcategory}>
              <LocalizedText of={subcategory} />
            </h3>
          )}
        </header>
        {isGiven(text) && <RichText of={text} below={isGiven(subcategory) ? 3 : 2} />}
      </div>
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          {pictures.map((picture) => (
            <div key={picture.key} className={classes.picture}>
              <a {...linkTo(viewed(picture, language, title))}>
                <Picture picture={picture} alt="" sizes="(min-width: 80em) 36rem, (min-width: 62em) 46vw, 92vw" />
              </a>
            </div>
          ))}
        </div>
      )}
    </article>
  );
}

function AboutSkeleton() {
  return (
    <LoadingOutline>
      <div className={classes.entries}>
        {['a', 'b'].map((place) => (
          <div key={place} className={classes.entry} data-pictured>
            <div>
              <TextSkeleton />
              <TextSkeleton />
            </div>
            <div className={classes.picture} data-skeleton />
          </div>
        ))}
      </div>
    </LoadingOutline>
  );
}
