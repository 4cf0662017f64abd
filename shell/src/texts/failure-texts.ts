import type { Language } from '@varda/contract/language';
import type { TextsLike } from '@varda/platform/remote';

const en = {
  title: 'This part of the page could not be loaded',
  offline: 'There is no connection to the internet: try again as soon as it is back.',
  unreachable: 'The service behind it does not answer at the moment.',
  slow: 'It takes longer than usual to answer.',
  incompatible: 'It is being updated. Please try again in a few minutes.',
  broken: 'Something went wrong while it was starting.',
  retry: 'Try again',
  retrying: 'Trying again…',
  /** Beside a page that can be read: its scripts did not come. */
  scripts: 'Part of this page did not load. You can still read it and follow its links.',
  page: 'The page could not be opened',
  pageHint: 'Check your connection and load the page again.',
  /** In a document that has no page in it, while scripts do not come. */
  late: 'The page takes longer than usual to open. Check your connection and load it again.',
  reload: 'Load the page again',
};

const mk: TextsLike<typeof en> = {
  title: 'Овој дел од страницата не може да се вчита',
  offline: 'Нема врска со интернет: обидете се повторно штом ќе се врати.',
  unreachable: 'Услугата што го обезбедува во моментов не одговара.',
  slow: 'Одговорот трае подолго од вообичаено.',
  incompatible: 'Во тек е ажурирање. Обидете се повторно за неколку минути.',
  broken: 'Настана грешка при вчитувањето.',
  retry: 'Обидете се повторно',
  retrying: 'Нов обид…',
  scripts: 'Дел од страницата не се вчита. Сѐ уште можете да ја читате и да ги следите нејзините врски.',
  page: 'Страницата не може да се отвори',
  pageHint: 'Проверете ја интернет-врската и вчитајте ја страницата повторно.',
  late: 'Страницата се отвора подолго од вообичаено. Проверете ја интернет-врската и вчитајте ја повторно.',
  reload: 'Вчитајте ја страницата повторно',
};

/** What is said of what could not be loaded. At hand in both languages: the chunk with the other texts may be what is missing. */
export const failureTexts = { en, mk } satisfies Record<Language, typeof en>;
