import { Alert, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMay } from '@varda/admin/permissions';
import { useQuery } from '@varda/platform/query';
import { useSearchParams } from '@varda/platform/router';
import { useCallback, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Loaded } from '../loaded.tsx';
import classes from '../releases.module.css';
import { releasesQuery } from '../releases.query.ts';
import { NewRemoteModal } from './new-remote.modal.tsx';
import { RegistryProblems } from './registry-problems.tsx';
import { RemotePanel } from './remote-panel.tsx';
import { RemotesList } from './remotes-list.tsx';

/** All remotes at a glance, and one of them in full. */
export function RemotesView() {
  const query = useQuery(releasesQuery);
  const { t } = useTexts();
  const mayPublish = useMay()('releases.publish');
  const [address] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const isTakenOut = useRef(false);

  // The button that was pressed goes with its panel: the next one gets the focus.
  const heading = useCallback((element: HTMLHeadingElement | null) => {
    if (!element || !isTakenOut.current) return;
    isTakenOut.current = false;
    element.focus();
  }, []);

  return (
    <Loaded query={query}>
      {(remotes) => {
        const shown = remotes.find(({ name }) => name === address.get('remote')) ?? remotes[0];
        return (
          <div className={classes.view}>
            {!mayPublish && <Alert role="note">{t('releases.locked')}</Alert>}
            <RegistryProblems />
            <RemotesList remotes={remotes} shown={shown?.name} />
            <Group justify="flex-end">
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                disabled={!mayPublish}
                onClick={() => setAdding(true)}
              >
                {t('releases.added.add')}
              </Button>
            </Group>
            {shown && (
              <RemotePanel
                key={shown.name}
                remote={shown}
                heading={heading}
                onTakenOut={() => {
                  isTakenOut.current = true;
                }}
              />
            )}
            <NewRemoteModal opened={adding} onClose={() => setAdding(false)} />
          </div>
        );
      }}
    </Loaded>
  );
}
