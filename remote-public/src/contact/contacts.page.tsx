import { PageHead } from '@varda/ui';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { Section } from '../page/section.tsx';
import { useSite } from '../products/use-site.ts';
import { ContactBlocks } from './contact-blocks.tsx';
import { ContactForm } from './contact-form.tsx';
import classes from './contacts.module.css';
import { DirectContact } from './direct-contact.tsx';
import { Mailboxes, mailboxNames } from './mailboxes.tsx';

/** How to reach the company: the form, two mailboxes, and whom to ask for what. */
export default function ContactsPage() {
  const { t } = useSite();
  const title = t('contacts.title');
  const lead = t('contacts.lead');
  return (
    <>
      <PageHead page="contacts" title={title} description={lead} />
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={<Breadcrumb trail={[]} here={title} />}
        aside={<DirectContact />}
      />
      <Section id="write" title={t('contacts.write')}>
        <div className={classes.columns}>
          <ContactForm />
          <Mailboxes names={mailboxNames} />
        </div>
      </Section>
      <Section id="places" title={t('contacts.blocks')} tinted>
        <ContactBlocks />
      </Section>
    </>
  );
}
