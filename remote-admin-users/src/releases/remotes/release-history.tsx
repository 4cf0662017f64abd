import { Button } from '@mantine/core';
import { Moment } from '@varda/admin/components';
import { automaticActor } from '@varda/contract/automatic-actor';
import { releaseMoves } from '@varda/contract/release-actions';
import type { ReleaseEvent } from '@varda/contract/releases';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import classes from '../releases.module.css';
import { VersionName } from '../version-name.tsx';

/** How many events are shown until one asks for all. */
const shownFirst = 8;

/** Who did what with a remote, and when, newest first. */
export function ReleaseHistory({ events }: { events: readonly ReleaseEvent[] }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  if (events.length === 0) return <p className={classes.soft}>{t('releases.history.none')}</p>;
  return (
    <>
      <ol className={classes.rows}>
        {events.slice(0, all ? events.length : shownFirst).map(({ _id, action, version, at, by }) => (
          <li key={_id} className={classes.event}>
            <span className={classes.soft}>
              <Moment at={at} />
            </span>
            <span>
              {t(`releases.history.${action}`)}{' '}
              {(version || releaseMoves.includes(action)) && <VersionName version={version} />}
            </span>
            <span className={classes.soft}>{by === automaticActor ? t('releases.history.automaticActor') : by}</span>
          </li>
        ))}
      </ol>
      {!all && events.length > shownFirst && (
        <Button variant="subtle" size="sm" mt="xs" onClick={() => setAll(true)}>
          {t('releases.history.all', { count: events.length })}
        </Button>
      )}
    </>
  );
}
