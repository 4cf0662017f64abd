import { useTexts } from '../texts/texts.ts';
import { contentId } from './page-focus.ts';
import classes from './skip-link.module.css';

/** The first stop of the Tab key: past the menus, to the page. */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <a
      className={classes.link}
      data-print="off"
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault(); // The address stays as it is.
        document.getElementById(contentId)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
