import type { CategoryName } from '@varda/contract/catalogue';
import { categoryLook } from '../products/category-look.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './product.module.css';

/** What to mind before one uses a product of the category. */
export function HealthNote({ category }: { category: CategoryName }) {
  const { t } = useTexts();
  return (
    <aside className={classes.note} aria-labelledby="health-note">
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <circle cx="12" cy="12" r="12" fill="currentColor" />
        <path d="M12 11v6.2M12 6.8v.2" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      <div>
        <h2 id="health-note" className={classes.noteTitle}>
          {t('product.note')}
        </h2>
        <p className={classes.noteText}>{t(`product.notes.${categoryLook[category].key}`)}</p>
      </div>
    </aside>
  );
}
