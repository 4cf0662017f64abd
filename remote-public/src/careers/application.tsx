import { ContactForm } from '../contact/contact-form.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './career.module.css';

/** Id of the heading, to which the keyboard is taken along. */
export const applyHeading = 'apply-heading';

/**
 * Applies for the vacancy of that title: with the contact form, which needs no mail program and no scripts.
 *
 * @param title left out where the vacancy cannot be shown: then the form says what became of an application that was sent without scripts
 */
export function Application({ title }: { title?: string }) {
  const { t } = useTexts();
  return (
    <section id="apply" aria-labelledby={applyHeading} className={classes.application} data-print="off">
      <h2 id={applyHeading} tabIndex={-1} className={classes.heading}>
        {t('careers.applyTitle')}
      </h2>
      {title !== undefined && <p className={classes.applyText}>{t('careers.applyText')}</p>}
      <ContactForm message={title === undefined ? '' : `${t('careers.application', { title })}\n\n`} />
    </section>
  );
}
