import { useQuery } from '@varda/platform/query';
import { LocalizedText, Picture } from '@varda/ui';
import { LoadingOutline } from '../page/loading-outline.tsx';
import { NoItems } from '../page/no-items.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { TextSkeleton } from '../page/text-skeleton.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { contactBlocks } from './contact.queries.ts';
import classes from './contacts.module.css';

/** The blocks that staff keep. */
export function ContactBlocks() {
  const { t } = useTexts();
  const blocks = useQuery(contactBlocks);
  if (blocks.isLoadingError) return <QueryProblem query={blocks} text={t('contacts.failed')} />;
  if (blocks.isPending) return <BlocksSkeleton />;
  if (blocks.data.length === 0) return <NoItems />;
  return (
    <ul className={classes.blocks}>
      {blocks.data.map(({ _id, name, description, picture }) => (
        <li key={_id} className={classes.block}>
          {picture && (
            <div className={classes.picture}>
              <Picture picture={picture} alt="" sizes="(min-width: 80em) 38rem, (min-width: 48em) 46vw, 92vw" />
            </div>
          )}
          <div className={classes.blockText}>
            <h3 className={classes.blockName}>
              <LocalizedText of={name} />
            </h3>
            <RichText of={description} below={3} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function BlocksSkeleton() {
  return (
    <LoadingOutline>
      <div className={classes.blocks}>
        {['a', 'b'].map((place) => (
          <div key={place} className={classes.block}>
            <div className={classes.picture} />
            <div className={classes.blockText}>
              <TextSkeleton />
            </div>
          </div>
        ))}
      </div>
    </LoadingOutline>
  );
}
