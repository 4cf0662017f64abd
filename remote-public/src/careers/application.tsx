import { ContactForm } from '../contact/contact-form.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './career.module.css';

/** Applies for the vacancy of that title: with the contact form, which needs no mail program and no scripts. */
export function Application({ title }: { title: string }) {
  const { t } = useTexts();
  return (
    <section id="apply" aria-labelledby="apply-heading" className={classes.application} data-print="off">
      <h2 id="apply-heading" className={classes.heading}>
        {t('careers.applyTitle')}
      </h2>
      <p className={classes.applyText}>{t('careers.applyText')}</p>
      <ContactForm message={`${t('careers.application', { title })}\n\n`} />
    </section>
  );
}
