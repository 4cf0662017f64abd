import { dateColumn } from '@varda/admin/columns';
import type { Column } from '@varda/admin/components';
import { useAdminTexts, useFieldName } from '@varda/admin/components';
import type { Activity } from '@varda/contract/activity';
import { automaticActor } from '@varda/contract/automatic-actor';
import { writtenInSkopje } from '@varda/contract/dates';
import type { Language } from '@varda/contract/language';
import type { ReleaseEvent } from '@varda/contract/releases';
import type { Role } from '@varda/contract/users';
import { inLanguage } from '@varda/platform/language';
import { usePermissionName } from '../permissions/permission-name.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './activity.module.css';

/** What the item was called; empty where it was done to none, or to one without a name. */
function titleOf({ item }: Activity, language: Language) {
  return item ? inLanguage(item.title, language) : { text: '', lang: undefined };
}

function ItemCell({ row }: { row: Activity }) {
  const { t, language } = useTexts();
  const { text, lang } = titleOf(row, language);
  const kind = t(`activity.entities.${row.entity}`);
  if (!text) return <span className={classes.title}>{kind}</span>;
  return (
    <>
      <span className={classes.title} lang={lang}>
        {text}
      </span>
      <span className={classes.details}>{kind}</span>
    </>
  );
}

function ActionCell({ row }: { row: Activity }) {
  const { t } = useTexts();
  const details = useDetails(row);
  return (
    <>
      {t(`activity.actions.${row.action}`)}
      {details && <span className={classes.details}>{details}</span>}
    </>
  );
}

/** What is known beside the action: fields, roles, how many, when. */
function useDetails({ action, details }: Activity): string {
  const { t, language } = useTexts();
  const fieldName = useFieldName();
  const permissionName = usePermissionName();
  const [first = '', second] = details;

  /** What was planned, or has become of the draft, and when, and as a part of which release: `Publishing (EN) · 3 Dec 2026, 08:00 · Spring`. */
  function planned([what = '', at, name]: readonly string[]): string {
    const [deed, inLanguage] = what.split('.');
    const named = deed && t(`activity.details.plans.${deed as 'publish'}`);
    const time = at && writtenInSkopje(at, language);
    return [inLanguage ? `${named} (${inLanguage.toUpperCase()})` : named, time, name].filter(Boolean).join(' · ');
  }

  switch (action) {
    case 'edit':
    case 'comment':
    case 'resolve_comment':
    case 'reopen_comment':
    case 'delete_comment':
      return details.map(fieldName).join(', ');
    case 'move':
      return first && t('activity.details.position', { position: first });
    case 'import':
    case 'undo_import':
    case 'bulk_edit':
    case 'undo_bulk_edit':
      return t('activity.details.imported', { count: Number(first) });
    case 'role_change':
      return `${t(`users.roles.${first as Role}`)} → ${t(`users.roles.${second as Role}`)}`;
    case 'permissions_change':
      return details
        .map((change) => `${change.startsWith('-') ? '−' : '+'} ${permissionName(change.slice(1))}`)
        .join(', ');
    case 'sign_out':
      return first && t(first === 'elsewhere' ? 'activity.details.elsewhere' : 'activity.details.everywhere');
    case 'schedule':
    case 'cancel_schedule':
    case 'run_schedule':
    case 'schedule_failed':
      return planned(details);
    case 'release':
      return [t(`releases.history.${first as ReleaseEvent['action']}`), second].filter(Boolean).join(' ');
    default:
      return first && action === 'create' ? t(`users.roles.${first as Role}`) : '';
  }
}

function PersonCell({ row: { by } }: { row: Activity }) {
  const { t } = useTexts();
  if (!by) return <span className={classes.details}>{t('activity.unknown')}</span>;
  return <>{by.name === automaticActor && by._id === null ? t('activity.automaticActor') : by.name}</>;
}

export const activityColumns: readonly Column<Activity>[] = [
  { key: 'item', Cell: ItemCell },
  { key: 'deed', Cell: ActionCell, width: 210 },
  { key: 'by', Cell: PersonCell, width: 160 },
  dateColumn<Activity>('at'),
];

/** Words for a button that is about the item of a row. */
export function useItemName(): (row: Activity) => string {
  const { t } = useTexts();
  const { language } = useAdminTexts();
  return (row) => titleOf(row, language).text || t(`activity.entities.${row.entity}`);
}
