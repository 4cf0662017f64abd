import { company } from '@varda/contract/company';
import { useLanguage } from '@varda/platform/language';
import classes from '../site/layout/site-logo.module.css';

interface Props {
  /** White lettering, for the dark ground at the end of a page. */
  light?: boolean;
}

/** The company's logo in the lettering of the page's language. */
export function SiteLogo({ light = false }: Props) {
  const language = useLanguage();
  const file = light ? `logo-${language}-light` : `logo-${language}`;
  return (
    <img
      className={light ? classes.light : classes.logo}
      src={`/${file}.svg`}
      alt={company.name[language]}
      loading={light ? 'lazy' : undefined}
    />
  );
}
