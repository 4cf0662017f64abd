import type { RemoteReleases } from '@varda/contract/releases';
import { Link } from '@varda/platform/router';
import { useTexts } from '../../texts/use-texts.ts';
import classes from '../releases.module.css';
import { VersionName } from '../version-name.tsx';
import { RemoteMarks } from './remote-marks.tsx';

interface Props {
  remotes: readonly RemoteReleases[];
  /** Name of the one that is shown in full. */
  shown: string | undefined;
}

/** The remotes, each with what is live of it. */
export function RemotesList({ remotes, shown }: Props) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('releases.remotes')}>
      <ul className={classes.remotes}>
        {remotes.map((remote) => (
          <li key={remote.name}>
            <Link
              className={classes.remote}
              to={`?remote=${remote.name}`}
              aria-current={remote.name === shown}
              preventScrollReset
              replace
            >
              <strong className={classes.name}>{remote.name}</strong>
              <span className={classes.soft}>
                <VersionName version={remote.live} />
              </span>
              <RemoteMarks remote={remote} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
