import { Moment } from '@varda/admin/components';
import type { Overview, WaitingItem } from '@varda/contract/overview';
import { screenOf } from '@varda/contract/screen-paths';
import { inLanguage } from '@varda/platform/language';
import type { ScreenIntent } from '@varda/platform/remote/screen-intent';
import { Link } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';
import classes from './overview.module.css';

/** What opens by the link of each. */
const opens = { approvals: 'review', returned: 'draft', mentions: 'comments' } as const;
type Kind = keyof typeof opens;

/** What waits for whoever looks at it: drafts to decide about, drafts that came back, comments that mention them. */
export function WaitingItems({ waiting }: { waiting: NonNullable<Overview['waiting']> }) {
  const { t } = useTexts();
  const rows = (['returned', 'approvals', 'mentions'] as const).flatMap((kind) =>
    waiting[kind].map((item) => ({ kind, item })),
  );
  if (rows.length === 0) return <p>{t('overview.waiting.none')}</p>;
  return (
    <ul className={classes.rows}>
      {rows.map(({ kind, item }) => (
        <li key={`${kind} ${item.entity} ${item._id}`} className={classes.row}>
          <ItemLink kind={kind} item={item} />
          <span className={classes.details}>
            {t(`kinds.${item.entity}`)} · {t(`overview.waiting.${kind}`)} ·{' '}
            {item.by?.name ?? t('overview.changes.unknown')} · <Moment at={item.at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function ItemLink({ kind, item: { entity, _id, title, categoryName } }: { kind: Kind; item: WaitingItem }) {
  const { t, language } = useTexts();
  const { text, lang } = inLanguage(title, language);
  const intent: ScreenIntent = { open: opens[kind], id: _id };
  return (
    <Link to={screenOf(entity, { categoryName, id: _id }) ?? ''} state={intent} className={classes.name} lang={lang}>
      {text || t(`kinds.${entity}`)}
    </Link>
  );
}
