import { Moment } from '@varda/admin/components';
import { automaticActor } from '@varda/contract/automatic-actor';
import { noText } from '@varda/contract/language';
import type { LastChange } from '@varda/contract/overview';
import { screenOf } from '@varda/contract/screen-paths';
import { inLanguage } from '@varda/platform/language';
import { formInList, type ScreenIntent } from '@varda/platform/remote/screen-intent';
import { Link } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';
import classes from './overview.module.css';

/** What was changed last, with links to the forms of what is still there. */
export function LastChanges({ changes }: { changes: readonly LastChange[] }) {
  const { t } = useTexts();
  if (changes.length === 0) return <p>{t('overview.changes.none')}</p>;
  return (
    <ul className={classes.rows}>
      {changes.map((change) => (
        <li key={change._id} className={classes.change}>
          <ItemName change={change} />
          <span className={classes.details}>
            {t(`kinds.${change.entity}`)} · {t(`overview.changes.actions.${change.action}`)} · <Person by={change.by} />{' '}
            · <Moment at={change.at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function ItemName({ change }: { change: LastChange }) {
  const { t, language } = useTexts();
  const { entity, item, place } = change;
  const { text, lang } = inLanguage(item?.title ?? noText, language);
  const looks = { className: classes.name, lang };
  const name = text || t(`kinds.${entity}`);
  const path = screenOf(entity, { categoryName: change.categoryName, id: item?._id });
  if (place === 'trash')
    return (
      <Link to="/admin/trash" {...looks}>
        {name}
      </Link>
    );
  if (place === null || !item || !path) return <span {...looks}>{name}</span>;
  const form =
    place === 'draft'
      ? { to: path, state: { open: 'draft', id: item._id } satisfies ScreenIntent }
      : formInList(path, { id: item._id, title: text });
  return (
    <Link {...form} {...looks}>
      {name}
    </Link>
  );
}

function Person({ by }: Pick<LastChange, 'by'>) {
  const { t } = useTexts();
  if (!by) return t('overview.changes.unknown');
  return by.name === automaticActor && by._id === null ? t('overview.changes.automaticActor') : by.name;
}
