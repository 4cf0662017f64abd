import { useNavigation } from '@varda/platform/router';
import { useTexts } from '../texts/texts.ts';
import classes from './progress-bar.module.css';

/** A slim line at the top while the next page is on its way; a page that comes at once never shows it. */
export function ProgressBar() {
  const { t } = useTexts();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    // Polite: of what stands outside of landmarks, axe's rule `region` allows live regions alone.
    <div className={classes.bar} data-print="off" role="progressbar" aria-live="polite" aria-label={t('loading')} />
  );
}
