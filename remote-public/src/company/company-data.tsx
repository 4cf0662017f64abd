import { useLanguage } from '@varda/platform/language';
import { useCompany } from '@varda/platform/site-content/use-company';
import { StructuredData } from '@varda/ui';
import { companyLogo } from './company-logo.ts';
import { postalAddress } from './postal-address.ts';

/** Says to search engines whose site this is. */
export function CompanyData() {
  const language = useLanguage();
  const company = useCompany();
  return (
    <>
      <StructuredData
        of={(origin) => ({
          '@type': 'Organization',
          name: company.name,
          legalName: company.legalName,
          url: `${origin}/`,
          logo: companyLogo(origin),
          email: company.email,
          telephone: company.phone.shown,
          foundingDate: String(company.founded),
          address: postalAddress(company),
          sameAs: Object.values(company.social),
        })}
      />
      <StructuredData
        of={(origin) => ({ '@type': 'WebSite', name: company.name, url: `${origin}/`, inLanguage: language })}
      />
    </>
  );
}
