import { readOverrides } from '@varda/platform/federation/override-cookie';
import { useCallback, useEffect, useState } from 'react';
import { loadBackOfficeTexts } from '../../back-office/texts/back-office-texts.ts';
import { useLazyComponent } from '../../navigation/use-lazy-component.ts';
import type { Shell } from '../../shell.ts';
import { takeEndedOverride } from './ended-override.ts';

/** Says on every page that this browser is served other versions than everybody, where it is. Visitors fetch nothing for it. */
export function OverrideNotice({ shell }: { shell: Shell }) {
  const [ended, setEnded] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const load = useCallback(async () => {
    const banner = import(/* webpackChunkName: "override" */ './override-banner.tsx');
    await loadBackOfficeTexts(shell.i18n);
    return banner;
  }, [shell]);
  const banner = useLazyComponent(load, isWanted);

  useEffect(() => {
    const remote = takeEndedOverride();
    setEnded(remote);
    setWanted(remote !== null || readOverrides().size > 0);
  }, []);

  return banner.status === 'ready' ? <banner.Part ended={ended} onRead={() => setEnded(null)} /> : null;
}
