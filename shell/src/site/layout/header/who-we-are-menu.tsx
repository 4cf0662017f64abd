import { company } from '@varda/contract/company';
import { MenuLink } from '../../../navigation/menu-link.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { publicMenu } from '../public-menu.ts';
import classes from './who-we-are-menu.module.css';

export function WhoWeAreMenu() {
  const { t } = useTexts();
  return (
    <ul className={classes.links}>
      {publicMenu.whoWeAre.map(({ to, label, hint }) => (
        <li key={to}>
          <MenuLink className={classes.link} to={to}>
            {t(label)}
            <span className={classes.hint}>{t(hint, { year: company.founded })}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
