import { company } from '@varda/contract/company';
import type { SendMailOptions } from 'nodemailer';
import type { RolledBack } from './automatic-rollback.ts';

/** The e-mail about a version that was rolled back, for colleagues who read either language. */
export function rollbackMail(
  { remote, version, before, reason }: RolledBack,
  { from, to }: { from: string; to: string },
): SendMailOptions {
  return {
    from: { name: company.name.en, address: from },
    to,
    subject: `Release rolled back / Повлечена верзија: ${remote} ${version}`,
    headers: { 'auto-submitted': 'auto-generated' },
    text: [
      `${remote} ${version} failed in its first minutes. ${before} is live again.`,
      `${remote} ${version} не работеше во првите минути. Повторно е активна верзијата ${before}.`,
      '',
      reason,
      '',
    ].join('\n'),
  };
}
