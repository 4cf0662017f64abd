import { company } from '@varda/contract/company';
import type { ContactMessage } from '@varda/contract/contact-messages';
import type { SendMailOptions } from 'nodemailer';

/**
 * The e-mail about a message, for colleagues who read either language. A reply goes to whoever wrote the message; a second
 * copy, should there ever be one, has the same id and is recognised by mail programs.
 */
export function contactMail(message: ContactMessage, { from, to }: { from: string; to: string }): SendMailOptions {
  const { name, email } = message;
  const sender = oneLine(name);
  return {
    from: { name: company.name.en, address: from },
    to,
    replyTo: { name: sender, address: email },
    subject: `Contact form / Формулар за контакт: ${sender}`,
    messageId: `<${message._id}@${from.split('@')[1]}>`,
    date: new Date(message.createdAt),
    headers: { 'auto-submitted': 'auto-generated' },
    text: [`Name / Име: ${sender}`, `Email / Е-пошта: ${email}`, '', message.message, ''].join('\n'),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
