import { type CompanyFacts, companyFacts } from '@varda/contract/company-facts';
import { useLanguage } from '@varda/platform/language';
import { useSiteContent } from '@varda/platform/site-content';

/** The facts about the company, in the language of the page. Apart, as not every page says them. */
export function useCompany(): CompanyFacts {
  return companyFacts(useLanguage(), useSiteContent().texts);
}
