import { Badge, Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconEye, IconRocket, IconUsers } from '@tabler/icons-react';
import { ActionsMenu, ageOf, Moment, type RowAction } from '@varda/admin/components';
import { useMay } from '@varda/admin/permissions';
import { releasesOffered } from '@varda/contract/bounds';
import type { Release, RemoteReleases } from '@varda/contract/releases';
import { contractVersion } from '@varda/platform/remote/contract-version';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { Ask } from '../moves/move.ts';
import classes from '../releases.module.css';
import { VersionName } from '../version-name.tsx';

/** How many versions are shown until one asks for all. */
const shownFirst = 6;

/** What has been published of a remote, newest first. */
export function Versions({ remote, ask }: { remote: RemoteReleases; ask: Ask }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const { releases } = remote;
  if (releases.length === 0)
    return (
      <p className={classes.soft}>
        {t('releases.versions.none')} <code className={classes.version}>npm run release -w remote-{remote.name}</code>
      </p>
    );
  return (
    <>
      <ul className={classes.rows}>
        {releases.slice(0, all ? releases.length : shownFirst).map((release) => (
          <VersionRow key={release.version} release={release} remote={remote} ask={ask} />
        ))}
      </ul>
      {!all && releases.length > shownFirst && (
        <Button variant="subtle" size="sm" mt="xs" onClick={() => setAll(true)}>
          {t('releases.versions.all', { count: releases.length })}
        </Button>
      )}
    </>
  );
}

function VersionRow({ release, remote, ask }: { release: Release; remote: RemoteReleases; ask: Ask }) {
  const { t } = useTexts();
  const mayPublish = useMay()('releases.publish');
  const { version, contract, publishedAt, publishedBy } = release;
  const actions = actionsOf(release, remote, ask, t).filter(({ publishes }) => mayPublish || !publishes);
  const [unit, count] = ageOf(Date.parse(publishedAt), Date.now());
  const isLive = version === remote.live;
  const isCanary = version === remote.canary?.version;
  return (
    <li className={classes.row}>
      <Group gap="xs">
        <VersionName version={version} />
        {isLive && <Badge variant="filled">{t('releases.state.live')}</Badge>}
        {isCanary && (
          <Badge variant="light" color="amber">
            {t('releases.state.canary')}
          </Badge>
        )}
      </Group>
      <span className={classes.soft}>
        <Moment at={publishedAt} /> · {t(`admin.leftBehind.${unit}`, { count })} · {publishedBy}
        {contract !== contractVersion && ` · ${t('releases.versions.otherContract', { contract })}`}
      </span>
      {!isLive && actions.length > 0 && (
        <ActionsMenu label={t('admin.actionsOf', { name: version })} actions={actions} />
      )}
    </li>
  );
}

/** None for a version of another contract, which no shell of this one loads. */
function actionsOf(
  { version, contract }: Release,
  { live, canary, releases }: RemoteReleases,
  ask: Ask,
  t: ReturnType<typeof useTexts>['t'],
): (RowAction & { publishes?: true })[] {
  if (contract !== contractVersion) return [];
  const age = (one: string | null) => releases.findIndex((release) => release.version === one);
  const isOlder = live !== null && age(version) > age(live);
  const kind = isOlder ? 'rollback' : 'live';
  // Of others the shell's server has not heard.
  const isOffered = age(version) < releasesOffered || version === canary?.version;
  return [
    {
      label: t(`releases.moves.${kind}.confirm`),
      Icon: isOlder ? IconArrowBackUp : IconRocket,
      publishes: true,
      onClick: () => ask({ kind, version }),
    },
    {
      label: t('releases.canaryForm.open'),
      Icon: IconUsers,
      publishes: true,
      onClick: () => ask({ kind: 'canary', version }),
    },
    ...(isOffered
      ? [{ label: t('releases.override.open'), Icon: IconEye, onClick: () => ask({ kind: 'override', version }) }]
      : []),
  ];
}
