import { company } from '@varda/contract/company';
import { paths } from '@varda/platform/router';
import { MenuLink } from '../../../navigation/menu-link.tsx';
import { useTexts } from '../../../texts/texts.ts';
import classes from './who-we-are-menu.module.css';

export function WhoWeAreMenu() {
  const { t } = useTexts();
  return (
    <ul className={classes.links}>
      <li>
        <MenuLink className={classes.link} to={paths.about}>
          {t('navigation.about')}
          <span className={classes.hint}>{t('navigation.aboutHint')}</span>
        </MenuLink>
      </li>
      <li>
        <MenuLink className={classes.link} to={paths.history}>
          {t('navigation.history')}
          <span className={classes.hint}>{t('navigation.historyHint', { year: company.founded })}</span>
        </MenuLink>
      </li>
    </ul>
  );
}
