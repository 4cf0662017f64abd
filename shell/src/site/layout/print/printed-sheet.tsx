import { addressIn, useLocation } from '@varda/platform/router';
import { useCompany } from '@varda/platform/site-content/use-company';
import { SiteAddress } from '@varda/ui';
import { useContext } from 'react';
import { SiteLogo } from '../../../navigation/site-logo.tsx';
import { useTexts } from '../../../texts/texts.ts';
import classes from './printed-sheet.module.css';

/** On paper: whose page it is. */
export function PrintedHead() {
  return (
    <div className={classes.head} data-print="only">
      <SiteLogo />
    </div>
  );
}

/** On paper: whom to ask, and where the page can be found. */
export function PrintedFoot() {
  const { language } = useTexts();
  const company = useCompany();
  const { pathname, search } = useLocation();
  const address = useContext(SiteAddress);
  return (
    <div className={classes.foot} data-print="only">
      <p>{company.healthDisclaimer}</p>
      <p>
        {company.legalName}, {company.street}, {company.postalCode} {company.city}, {company.country} ·{' '}
        {company.phone.shown} · {company.email}
      </p>
      {/* Most pages are rendered without their query, as it does not change them: it says where a visitor came from. */}
      <p suppressHydrationWarning>{`${address?.origin ?? ''}${addressIn(language, pathname + search)}`}</p>
    </div>
  );
}
