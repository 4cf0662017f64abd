import { Alert } from '@mantine/core';
import { useMay } from '@varda/admin/permissions';
import { useQuery } from '@varda/platform/query';
import { useSearchParams } from '@varda/platform/router';
import { useTexts } from '../../texts/use-texts.ts';
import { Loaded } from '../loaded.tsx';
import classes from '../releases.module.css';
import { releasesQuery } from '../releases.query.ts';
import { RegistryProblems } from './registry-problems.tsx';
import { RemotePanel } from './remote-panel.tsx';
import { RemotesList } from './remotes-list.tsx';

/** All remotes at a glance, and one of them in full. */
export function RemotesView() {
  const query = useQuery(releasesQuery);
  const { t } = useTexts();
  const mayPublish = useMay()('releases.publish');
  const [address] = useSearchParams();
  return (
    <Loaded query={query}>
      {(remotes) => {
        const shown = remotes.find(({ name }) => name === address.get('remote')) ?? remotes[0];
        return (
          <div className={classes.view}>
            {!mayPublish && <Alert>{t('releases.locked')}</Alert>}
            <RegistryProblems />
            <RemotesList remotes={remotes} shown={shown?.name} />
            {shown && <RemotePanel key={shown.name} remote={shown} />}
          </div>
        );
      }}
    </Loaded>
  );
}
