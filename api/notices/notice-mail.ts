import { company } from '@varda/contract/company';
import { type Language, type Localized, languages } from '@varda/contract/language';
import { screenNames } from '@varda/contract/screen-names';
import { screenOf } from '@varda/contract/screen-paths';
import type { SendMailOptions } from 'nodemailer';
import type { Notice, NoticeAbout } from './notices.repository.ts';

const texts: Record<NoticeAbout, Record<Language, (by: string) => string>> = {
  mention: {
    en: (by) => `${by} mentions you in a comment`,
    mk: (by) => `${by} ве спомнува во коментар`,
  },
  return: {
    en: (by) => `${by} has returned your draft`,
    mk: (by) => `${by} го врати вашиот нацрт`,
  },
  request: {
    en: (by) => `${by} asks for approval of a draft`,
    mk: (by) => `${by} бара одобрување за нацрт`,
  },
};

/** What the link opens of the item. */
const opens = { mention: 'comments', return: 'draft', request: 'review' } as const;

const unknown: Localized = { en: 'A colleague', mk: 'Колега' };

const settings: Localized = {
  en: 'You can turn these e-mails off in the back office, below your name: E-mail notifications.',
  mk: 'Овие пораки може да ги исклучите во администрацијата, под вашето име: Известување по е-пошта.',
};

/**
 * The e-mail about a comment or an approval, in both languages: nobody knows which one its reader prefers. It says who and where, and
 * nothing of what was written, which is read by those who may see it.
 */
export function noticeMail(notice: Notice, { from, site }: { from: string; site: string }): SendMailOptions {
  const { id, about, kind, _id, categoryName, email } = notice;
  const by = notice.by?.replace(/\s+/g, ' ');
  const said = (language: Language) => texts[about][language](by ?? unknown[language]);
  const search = new URLSearchParams({ [opens[about]]: _id });
  const link = `${site}${screenOf(kind, { categoryName, id: _id }) ?? '/admin/overview'}?${search}`;
  return {
    from: { name: company.name.en, address: from },
    to: email,
    subject: `${said('en')} / ${said('mk')}`,
    messageId: `<${id}@${from.split('@')[1]}>`,
    headers: { 'auto-submitted': 'auto-generated', 'content-language': languages.join(', ') },
    text: [
      ...languages.map((language) => `${said(language)} (${screenNames[kind][language]}).`),
      '',
      link,
      '',
      ...languages.map((language) => settings[language]),
      '',
    ].join('\n'),
  };
}
