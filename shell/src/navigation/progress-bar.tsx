import { useNavigation } from '@varda/platform/router';
import { useTexts } from '../texts/texts.ts';
import classes from './progress-bar.module.css';

/** A slim line at the top while the next page is on its way; a page that comes at once never shows it. */
export function ProgressBar() {
  const { t } = useTexts();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.bar} data-print="off" role="progressbar" aria-label={t('loading')} />;
}
