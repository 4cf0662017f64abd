import { useCompany } from '@varda/platform/site-content/use-company';
import { useTexts } from '../texts/use-texts.ts';
import classes from './contacts.module.css';

/** The two mailboxes that are always there (P-11). */
export function Mailboxes() {
  const { t } = useTexts();
  const { mailboxes } = useCompany();
  return (
    <ul className={classes.mailboxes} aria-label={t('contacts.mailboxes')}>
      {(['general', 'business'] as const).map((name) => (
        <li key={name} className={classes.mailbox}>
          <h3 className={classes.mailboxName}>{t(`contacts.${name}`)}</h3>
          <p className={classes.mailboxText}>{t(`contacts.${name}Text`)}</p>
          <a href={`mailto:${mailboxes[name]}`} className={classes.address}>
            {mailboxes[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
