import { company } from '@varda/contract/company';
import type { Language } from '@varda/contract/language';
import type { SendMailOptions } from 'nodemailer';
import { accountMail } from './account-mail.ts';
import type { LinkMail, LinkPurpose } from './password-links.repository.ts';

interface Texts {
  subject: string;
  greeting: (name: string) => string;
  before: string;
  after: string;
}

const texts: Record<LinkPurpose, Record<Language, Texts>> = {
  invitation: {
    en: {
      subject: `Your account at ${company.name.en}`,
      greeting: (name) => `Dear ${name},`,
      before: `You have an account in the back office of ${company.name.en}. Choose your password here:`,
      after: 'The link works once, within 24 hours. If you did not expect this e-mail, ignore it.',
    },
    mk: {
      subject: `Вашата корисничка сметка во ${company.name.mk}`,
      greeting: (name) => `Почитуван(а) ${name},`,
      before: `Имате корисничка сметка во администрацијата на ${company.name.mk}. Изберете лозинка тука:`,
      after: 'Врската важи само еднаш, во рок од 24 часа. Ако не ја очекувавте оваа порака, занемарете ја.',
    },
  },
  recovery: {
    en: {
      subject: `Choose a new password (${company.name.en})`,
      greeting: (name) => `Dear ${name},`,
      before: 'Somebody, probably you, has asked for a new password. Choose it here:',
      after:
        'The link works once, within an hour. If it was not you, ignore this e-mail: your password stays as it is.',
    },
    mk: {
      subject: `Изберете нова лозинка (${company.name.mk})`,
      greeting: (name) => `Почитуван(а) ${name},`,
      before: 'Побарана е нова лозинка за вашата корисничка сметка. Изберете ја тука:',
      after:
        'Врската важи само еднаш, во рок од еден час. Ако не сте ја побарале вие, занемарете ја пораката: лозинката останува иста.',
    },
  },
};

/** The e-mail with a link. What is secret stands behind `#`, which browsers send to nobody. */
export function passwordLinkMail(mail: LinkMail, { from, site }: { from: string; site: string }): SendMailOptions {
  const { purpose, language, token } = mail;
  const { subject, greeting, before, after } = texts[purpose][language];
  const link = `${site}/login/new-password?lang=${language}#${token}`;
  return accountMail(mail, from, { subject, greeting, lines: [before, '', link, '', after] });
}
