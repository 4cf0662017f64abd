import { addressIn, Link, paths, useLocation } from '@varda/platform/router';
import { Button, PageStatus, Textarea, TextInput } from '@varda/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import classes from './contact-form.module.css';
import { type ContactField, contactFields, useContactForm } from './use-contact-form.ts';

interface Props {
  /** What the message begins with; the visitor may change it. */
  message?: string;
}

/** Sends a message to the company. The server says what is wrong with a field, in the page's language. */
export function ContactForm({ message }: Props) {
  const { t, language } = useTexts();
  const { typed, type, fieldProblems, isSending, isSent, problem, isPosted, refusal, send } = useContactForm(message);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isSending) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only when an answer has come: a field that is mended must not pass the focus on to the next one.
  }, [isSending]);

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  const firstRefused = contactFields.find((name) => fieldProblems[name]);
  // The answer to a form that the browser has sent is a document of its own: it begins here. React focuses no paragraph.
  const answer = isPosted && { tabIndex: -1, autoFocus: true };

  const field = (name: ContactField) => ({
    name,
    autoFocus: isPosted && name === firstRefused,
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(name, currentTarget.value),
    error: fieldProblems[name],
    size: 'lg' as const,
    radius: 'md' as const,
    required: true,
  });

  return (
    <form
      ref={form}
      className={classes.form}
      data-print="off"
      method="post"
      action={addressIn(language, useLocation().pathname)}
      onSubmit={submit}
      noValidate
    >
      {refusal && <PageStatus code={refusal} />}
      <TextInput {...field('name')} label={t('contacts.name')} autoComplete="name" />
      <TextInput {...field('email')} label={t('contacts.email')} type="email" autoComplete="email" />
      <Textarea {...field('message')} label={t('contacts.message')} rows={6} />
      <div className={classes.trap} aria-hidden="true">
        <label>
          {t('contacts.leaveEmpty')}
          <input
            name="website"
            value={typed.website}
            onChange={({ currentTarget }) => type('website', currentTarget.value)}
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </div>
      <div className={classes.end}>
        {/* Not `loading`: what the button says tells of the work. */}
        <Button type="submit" size="lg" radius="xl" aria-busy={isSending}>
          {isSending ? t('contacts.sending') : t('contacts.send')}
        </Button>
        {problem && (
          <p role="alert" className={classes.problem} {...(!firstRefused && answer)}>
            {problem}
          </p>
        )}
        <p role="status" className={classes.sent} {...(isSent && answer)}>
          {isSent && t('contacts.sent')}
        </p>
      </div>
      {/* Behind the button: Tab leads from the message to it. */}
      <p className={classes.data}>
        {t('contacts.data')} <Link to={paths.privacy}>{t('contacts.privacy')}</Link>
      </p>
    </form>
  );
}
