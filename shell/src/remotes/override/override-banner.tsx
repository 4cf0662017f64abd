import { readOverrides, writeOverrides } from '@varda/platform/federation/override-cookie';
import { Button } from '@varda/ui';
import { useState } from 'react';
import { useBackOfficeTexts } from '../../back-office/texts/back-office-texts.ts';
import classes from './override-banner.module.css';

interface Props {
  /** Name of the remote whose override has ended by itself; null where none has. */
  ended: string | null;
  onRead: () => void;
}

/** Which other versions this browser is served, with a button that ends that; or that one of them has ended by itself. */
export default function OverrideBanner({ ended, onRead }: Props) {
  const { t } = useBackOfficeTexts();
  const [overrides] = useState(readOverrides);

  function reset() {
    writeOverrides(new Map());
    window.location.reload();
  }

  if (!ended && overrides.size === 0) return null;
  return (
    <aside className={classes.banner} aria-label={t('override.label')} data-print="off">
      {ended && (
        <div className={classes.line} role="alert">
          <p>{t('override.ended', { name: ended })}</p>
          <Button size="xs" variant="white" color="amber.9" onClick={onRead}>
            {t('close')}
          </Button>
        </div>
      )}
      {overrides.size > 0 && (
        <div className={classes.line}>
          <p>
            {t('override.on')}{' '}
            {[...overrides].map(([remote, build]) => (
              <span key={remote} className={classes.build}>
                {remote} {build}
              </span>
            ))}
          </p>
          <Button size="xs" variant="white" color="amber.9" onClick={reset}>
            {t('override.reset')}
          </Button>
        </div>
      )}
    </aside>
  );
}
