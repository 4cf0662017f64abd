import { Title } from '@mantine/core';
import type { RemoteReleases } from '@varda/contract/releases';
import type { Ref } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { CanaryModal } from '../moves/canary.modal.tsx';
import { isMove } from '../moves/move.ts';
import { ReleaseMoveModal } from '../moves/release-move.modal.tsx';
import { useMoves } from '../moves/use-moves.ts';
import { OverrideModal } from '../override/override.modal.tsx';
import { OverrideFact } from '../override/override-fact.tsx';
import classes from '../releases.module.css';
import { AutomaticRollbackFact } from './automatic-rollback-fact.tsx';
import { CanaryFact } from './canary-fact.tsx';
import { HealthFact } from './health-fact.tsx';
import { LiveFact } from './live-fact.tsx';
import { OwnerFact } from './owner-fact.tsx';
import { QuarantineFact } from './quarantine-fact.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { ServedFact } from './served-fact.tsx';
import { Versions } from './versions.tsx';

interface Props {
  remote: RemoteReleases;
  /** Of the panel; it can take the focus. */
  heading: Ref<HTMLHeadingElement>;
  onTakenOut: () => void;
}

/** One remote: what is served of it to whom, its versions, and what was done with it. */
export function RemotePanel({ remote, heading, onTakenOut }: Props) {
  const { t } = useTexts();
  const { asked, opening, ask, close } = useMoves();
  const dialog = { remote, opening, onClose: close };
  return (
    <div className={classes.panel}>
      <header>
        <Title order={2} size="h3" ref={heading} tabIndex={-1}>
          {remote.name}
        </Title>
        <p className={classes.soft}>
          {remote.url} · {remote.mounts.join(' ')}
        </p>
      </header>
      <dl className={classes.facts}>
        <LiveFact remote={remote} ask={ask} />
        <HealthFact remote={remote} />
        <CanaryFact remote={remote} ask={ask} />
        <ServedFact remote={remote} ask={ask} />
        <AutomaticRollbackFact remote={remote} />
        <QuarantineFact remote={remote} />
        <OverrideFact remote={remote.name} ask={ask} />
        <OwnerFact remote={remote} onTakenOut={onTakenOut} />
      </dl>
      <section>
        <Title order={3} size="h5" mb="xs">
          {t('releases.versions.title')}
        </Title>
        <Versions remote={remote} ask={ask} />
      </section>
      <section>
        <Title order={3} size="h5" mb="xs">
          {t('releases.history.title')}
        </Title>
        <ReleaseHistory events={remote.events} />
      </section>
      <ReleaseMoveModal move={asked && isMove(asked) ? asked : null} {...dialog} />
      <CanaryModal version={asked?.kind === 'canary' ? asked.version : null} {...dialog} />
      <OverrideModal asked={asked?.kind === 'override' ? asked : null} remote={remote.name} onClose={close} />
    </div>
  );
}
