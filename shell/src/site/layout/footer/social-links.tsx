import { IconBrandFacebook, IconBrandInstagram, IconBrandLinkedin } from '@tabler/icons-react';
import { company } from '@varda/contract/company';
import { useTexts } from '../../../texts/texts.ts';
import classes from './social-links.module.css';

const networks = [
  { name: 'Facebook', url: company.social.facebook, Icon: IconBrandFacebook },
  { name: 'Instagram', url: company.social.instagram, Icon: IconBrandInstagram },
  { name: 'LinkedIn', url: company.social.linkedin, Icon: IconBrandLinkedin },
];

export function SocialLinks() {
  const { t, language } = useTexts();
  return (
    <ul className={classes.links}>
      {networks.map(({ name, url, Icon }) => (
        <li key={name}>
          <a
            className={classes.link}
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t('footer.social', { name: company.name[language], network: name })}
          >
            <Icon size={22} stroke={1.6} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}
