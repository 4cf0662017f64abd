import { NavLink } from '@varda/platform/router';
import { declaration } from '../../remote.declaration.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './media-tabs.module.css';

const { media, documents } = declaration.pages;

/** What the library holds: pictures, and the leaflets of products. */
export function MediaTabs() {
  const { t } = useTexts();
  return (
    <nav aria-label={t('media.title')} className={classes.tabs} data-print="off">
      <NavLink to={media} end className={classes.tab as string}>
        {t('media.tabs.pictures')}
      </NavLink>
      <NavLink to={documents} className={classes.tab as string}>
        {t('media.tabs.documents')}
      </NavLink>
    </nav>
  );
}
