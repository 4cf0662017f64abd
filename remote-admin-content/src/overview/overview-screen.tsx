import { ListFailure, ListLoading, ScreenLayout, useAdminTexts } from '@varda/admin/components';
import { useQuery } from '@varda/platform/query';
import { Link } from '@varda/platform/router';
import { useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { DraftsCount, SchedulesCount, TrashCount } from './counts.tsx';
import { LastChanges } from './last-changes.tsx';
import classes from './overview.module.css';
import { overviewQuery } from './overview.query.ts';
import { Panel } from './panel.tsx';
import { SiteState } from './site-state.tsx';
import { UntranslatedLists } from './untranslated-lists.tsx';
import { WaitingItems } from './waiting-items.tsx';

/** What waits for whoever comes to work, as far as the account sees it. */
export function OverviewScreen() {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ScreenLayout title={t('overview.title')} heading={heading} note={t('overview.note')} tools={null}>
      <Panels />
    </ScreenLayout>
  );
}

function Panels() {
  const { t } = useTexts();
  const { failureOf } = useAdminTexts();
  const { data, error, refetch } = useQuery(overviewQuery);
  if (!data)
    return error ? (
      <ListFailure message={failureOf(error, 'list')} onRetry={() => void refetch()} />
    ) : (
      <ListLoading rows={5} />
    );
  const { unreadMessages, drafts, trash } = data;
  return (
    <div className={classes.panels}>
      {data.waiting && (
        <Panel title={t('overview.waiting.title')}>
          <WaitingItems waiting={data.waiting} />
        </Panel>
      )}
      <Panel title={t('overview.translations.title')}>
        <UntranslatedLists lists={data.untranslated} />
      </Panel>
      {unreadMessages !== null && (
        <Panel title={t('overview.messages.title')}>
          {unreadMessages > 0 ? (
            <Link to="/admin/messages?unread=true">{t('overview.messages.unread', { count: unreadMessages })}</Link>
          ) : (
            <p>{t('overview.messages.none')}</p>
          )}
        </Panel>
      )}
      <Panel title={t('overview.drafts.title')}>
        <DraftsCount drafts={drafts} />
        <SchedulesCount schedules={data.schedules} />
      </Panel>
      <Panel title={t('overview.trash.title')}>
        <TrashCount trash={trash} />
      </Panel>
      <Panel title={t('overview.site.title')}>
        <SiteState site={data.site} />
      </Panel>
      <Panel title={t('overview.changes.title')}>
        <LastChanges changes={data.changes} />
      </Panel>
    </div>
  );
}
