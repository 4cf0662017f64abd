import { useCompany } from '@varda/platform/site-content/use-company';
import { useTexts } from '../texts/use-texts.ts';
import classes from './contacts.module.css';

export const mailboxNames = ['general', 'business'] as const;

interface Props {
  names: readonly (typeof mailboxNames)[number][];
}

/** Of the two mailboxes that are always there (P-11) those that are named. */
export function Mailboxes({ names }: Props) {
  const { t } = useTexts();
  const { mailboxes } = useCompany();
  return (
    <ul className={classes.mailboxes} aria-label={t('contacts.mailboxes')}>
      {names.map((name) => (
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
