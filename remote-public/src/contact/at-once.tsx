import { useCompany } from '@varda/platform/site-content/use-company';
import { useTexts } from '../texts/use-texts.ts';
import classes from './contacts.module.css';

/** The ways that need no form: telephone, address of the house. */
export function AtOnce() {
  const { t } = useTexts();
  const company = useCompany();
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
          {company.street}, {company.postalCode} {company.city}
        </dd>
      </div>
    </dl>
  );
}
