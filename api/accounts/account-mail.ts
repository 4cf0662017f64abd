import { company } from '@varda/contract/company';
import type { Language } from '@varda/contract/language';
import type { SendMailOptions } from 'nodemailer';

interface Recipient {
  /** Of the e-mail: a second copy, should there ever be one, is recognised by it. */
  id: string;
  name: string;
  email: string;
  language: Language;
}

interface Words {
  subject: string;
  greeting: (name: string) => string;
  /** What follows the greeting. */
  lines: readonly string[];
}

/** An e-mail to somebody who has an account, in their language. Answering machines leave it alone. */
export function accountMail(
  { id, name, email, language }: Recipient,
  from: string,
  { subject, greeting, lines }: Words,
): SendMailOptions {
  return {
    from: { name: company.name[language], address: from },
    to: email,
    subject,
    messageId: `<${id}@${from.split('@')[1]}>`,
    headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
    text: [greeting(name.replace(/\s+/g, ' ')), '', ...lines, ''].join('\n'),
  };
}
