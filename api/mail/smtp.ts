import type { SendMailOptions } from 'nodemailer';

const second = 1_000;

/** Sends one e-mail; rejects if the mail server has not taken it. */
type SendMail = (mail: SendMailOptions & { signal: AbortSignal }) => Promise<void>;

/**
 * Sends e-mails through an SMTP server, a new connection for each.
 *
 * @param url `smtp://user:password@host:587`, `smtps://host`; options of nodemailer as its query
 */
export function smtp(url: string): SendMail {
  // Large: loaded only where there is a mail server.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      socketTimeout: 30 * second,
      dnsTimeout: 10 * second,
      // What a visitor has typed never makes it read a file or ask another server.
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return async (mail) => {
    await (await transport).sendMail(mail);
  };
}
