import type { About } from '@varda/contract/about';
import { isGiven } from '@varda/contract/language';
import { inLanguage } from '@varda/platform/language';
import { useQuery } from '@varda/platform/query';
import { EmptyView, LocalizedText, Picture } from '@varda/ui';
import { viewed } from '@varda/ui/viewer/viewed-picture';
import { LoadingOutline } from '../page/loading-outline.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { TextSkeleton } from '../page/text-skeleton.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useViewer } from '../viewer/use-viewer.tsx';
import { aboutEntries } from './about.queries.ts';
import classes from './about-entries.module.css';

/** The entries in the order that staff have given them. */
export function AboutEntries() {
  const { t } = useTexts();
  const entries = useQuery(aboutEntries);
  if (entries.isError) return <QueryProblem query={entries} text={t('about.failed')} />;
  if (entries.isPending) return <AboutSkeleton />;
  if (entries.data.length === 0) {
    return (
      <EmptyView>
        <p>{t('about.empty')}</p>
      </EmptyView>
    );
  }
  return (
    <div className={classes.entries}>
      {entries.data.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
    </div>
  );
}

function Entry({ entry: { name, subcategory, text, pictures } }: { entry: About }) {
  const { language } = useTexts();
  const title = inLanguage(isGiven(name) ? name : subcategory, language).text;
  const large = pictures.map((picture) => viewed(picture, language, title));
  const { linkTo, viewer } = useViewer(large);
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
          {pictures.map((picture, at) => (
            <div key={picture.key} className={classes.picture}>
              <a {...linkTo(large[at] ?? viewed(picture, language, title))}>
                <Picture picture={picture} alt="" sizes="(min-width: 80em) 36rem, (min-width: 62em) 46vw, 92vw" />
              </a>
            </div>
          ))}
        </div>
      )}
      {viewer}
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
