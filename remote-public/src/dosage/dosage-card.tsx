import type { Dosage } from '@varda/contract/dosage';
import { Picture, Registered } from '@varda/ui';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './dosage.module.css';

/** One dosage entry. A name that is missing in the page's language is 'No Title' (P-03). */
export function DosageCard({ entry }: { entry: Dosage }) {
  const { t, language } = useTexts();
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        {entry.picture && (
          <Picture picture={entry.picture} alt="" sizes="(min-width: 62em) 25rem, (min-width: 48em) 33vw, 100vw" />
        )}
      </div>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <Registered size="large">{entry.name[language] || t('dosage.noTitle')}</Registered>
        </h3>
        <RichText of={entry.text} below={3} registeredSize="large" />
      </div>
    </li>
  );
}
