import { company } from '@varda/contract/company';
import { useTexts } from '../texts/use-texts.ts';
import classes from './contacts.module.css';

/** The ways that need no form: telephone, address of the house. */
export function AtOnce() {
  const { t, language } = useTexts();
  return (
    <dl className={classes.atOnce}>
      <div>
        <dt>{t('contacts.atOnce.phone')}</dt>
        <dd>
          <a href={company.phone.href}>{company.phone.shown}</a>
        </dd>
      </div>
      <div>
        <dt>{t('contacts.atOnce.email')}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </div>
      <div>
        <dt>{t('contacts.atOnce.place')}</dt>
        <dd>
          {company.street[language]}, {company.postalCode} {company.city[language]}
        </dd>
      </div>
    </dl>
  );
}
