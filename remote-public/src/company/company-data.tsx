import { company } from '@varda/contract/company';
import { useLanguage } from '@varda/platform/language';
import { StructuredData } from '@varda/ui';
import { companyLogo } from './company-logo.ts';
import { postalAddress } from './postal-address.ts';

/** Says to search engines whose site this is. */
export function CompanyData() {
  const language = useLanguage();
  return (
    <>
      <StructuredData
        of={(origin) => ({
          '@type': 'Organization',
          name: company.name[language],
          legalName: company.legalName[language],
          url: `${origin}/`,
          logo: companyLogo(origin),
          email: company.email,
          telephone: company.phone.shown,
          foundingDate: String(company.founded),
          address: postalAddress(language),
          sameAs: Object.values(company.social),
        })}
      />
      <StructuredData
        of={(origin) => ({ '@type': 'WebSite', name: company.name[language], url: `${origin}/`, inLanguage: language })}
      />
    </>
  );
}
