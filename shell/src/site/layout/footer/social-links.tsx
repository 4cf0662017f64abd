import { IconBrandFacebook, IconBrandInstagram, IconBrandLinkedin } from '@tabler/icons-react';
import { useCompany } from '@varda/platform/site-content/use-company';
import { useTexts } from '../../../texts/texts.ts';
import classes from './social-links.module.css';

const networks = [
  { key: 'facebook', name: 'Facebook', Icon: IconBrandFacebook },
  { key: 'instagram', name: 'Instagram', Icon: IconBrandInstagram },
  { key: 'linkedin', name: 'LinkedIn', Icon: IconBrandLinkedin },
] as const;

export function SocialLinks() {
  const { t } = useTexts();
  const company = useCompany();
  return (
    <ul className={classes.links}>
      {networks.map(({ key, name, Icon }) => (
        <li key={key}>
          <a
            className={classes.link}
            href={company.social[key]}
            target="_blank"
            rel="noopener"
            aria-label={t('footer.social', { name: company.name, network: name })}
          >
            <Icon size={22} stroke={1.6} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}
