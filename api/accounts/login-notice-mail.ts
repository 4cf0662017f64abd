import { company } from '@varda/contract/company';
import { writtenInSkopje } from '@varda/contract/dates';
import type { Language } from '@varda/contract/language';
import type { SendMailOptions } from 'nodemailer';
import { accountMail } from './account-mail.ts';
import type { LoginNotice } from './login-notices.repository.ts';

const texts = {
  en: {
    subject: `New sign-in to your account (${company.name.en})`,
    greeting: (name: string) => `Dear ${name},`,
    before: 'Your account was signed in to from a browser that it had not been used in before:',
    unknown: 'Unknown browser',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    network: 'Network',
    time: 'Time',
    zone: 'Skopje time',
    after:
      'If it was you, there is nothing to do. If not, change your password in the back office at once: this ends all other sessions. Tell an administrator too.',
  },
  mk: {
    subject: `Нова најава на вашата корисничка сметка (${company.name.mk})`,
    greeting: (name: string) => `Почитуван(а) ${name},`,
    before: 'На вашата корисничка сметка има најава од прелистувач што досега не бил користен со неа:',
    unknown: 'Непознат прелистувач',
    on: (browser: string, system: string) => `${browser} на ${system}`,
    network: 'Мрежа',
    time: 'Време',
    zone: 'по скопско време',
    after:
      'Ако тоа сте вие, не треба да правите ништо. Ако не сте, веднаш сменете ја лозинката во администрацијата: со тоа се прекинуваат сите други сесии. Известете и администратор.',
  },
} satisfies Record<Language, unknown>;

/** The e-mail about a sign-in from a new browser. It has no link: such e-mails are what forgers imitate. */
export function loginNoticeMail(notice: LoginNotice, { from }: { from: string }): SendMailOptions {
  const { language, browser, system, network, at } = notice;
  const { subject, greeting, before, unknown, on, after, ...labels } = texts[language];
  const device = browser && system ? on(browser, system) : (browser ?? system ?? unknown);
  return accountMail(notice, from, {
    subject,
    greeting,
    lines: [
      before,
      '',
      device,
      ...(network ? [`${labels.network}: ${network}`] : []),
      `${labels.time}: ${writtenInSkopje(at, language)} (${labels.zone})`,
      '',
      after,
    ],
  });
}
