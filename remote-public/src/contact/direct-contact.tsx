import { useCompany } from '@varda/platform/site-content/use-company';
import { useTexts } from '../texts/use-texts.ts';
import classes from './contacts.module.css';

/** What needs no form: telephone, e-mail and address of the company. */
export function DirectContact() {
  const { t } = useTexts();
  const company = useCompany();
  return (
    <dl className={classes.direct}>
      <div>
        <dt>{t('contacts.direct.phone')}</dt>
        <dd>
          <a href={company.phone.href}>{company.phone.shown}</a>
        </dd>
      </div>
      <div>
        <dt>{t('contacts.direct.email')}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </div>
      <div>
        <dt>{t('contacts.direct.place')}</dt>
        <dd>
          {company.street}, {company.postalCode} {company.city}
        </dd>
      </div>
    </dl>
  );
}
