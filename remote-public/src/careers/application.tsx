import { ContactForm } from '../contact/contact-form.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './career.module.css';

/** Id of the heading, to which the keyboard is taken along. */
export const applyHeading = 'apply-heading';

/** What became of an application that was sent without scripts, where its vacancy cannot be shown. */
export function PostedApplication() {
  const { t } = useTexts();
  return (
    <section aria-labelledby={applyHeading} className={classes.application} data-print="off">
      <h2 id={applyHeading} className={classes.heading}>
        {t('careers.applyTitle')}
      </h2>
      <ContactForm />
    </section>
  );
}

/** Applies for the vacancy of that title: with the contact form, which needs no mail program and no scripts. */
export function Application({ title }: { title: string }) {
  const { t } = useTexts();
  return (
    <section id="apply" aria-labelledby={applyHeading} className={classes.application} data-print="off">
      <h2 id={applyHeading} tabIndex={-1} className={classes.heading}>
        {t('careers.applyTitle')}
      </h2>
      <p className={classes.applyText}>{t('careers.applyText')}</p>
      <ContactForm message={`${t('careers.application', { title })}\n\n`} />
    </section>
  );
}
