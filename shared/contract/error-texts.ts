import type { ErrorCode } from './errors.ts';
import type { Localized } from './language.ts';

/** What an error answer says unless there is something more exact to say. */
export const errorTexts: Record<ErrorCode, Localized> = {
  malformed: { en: 'The request could not be understood.', mk: 'Барањето не е разбирливо.' },
  unauthenticated: {
    en: 'Your session has expired. Please log in again.',
    mk: 'Вашата сесија истече. Најавете се повторно.',
  },
  forbidden: { en: 'You do not have permission to do that.', mk: 'Немате дозвола да го направите тоа.' },
  factor_required: {
    en: 'An administrator requires two-step login. Set it up first.',
    mk: 'Администратор бара најава во два чекора. Прво поставете ја.',
  },
  not_found: { en: 'This item does not exist, or no longer does.', mk: 'Оваа ставка не постои или е избришана.' },
  conflict: { en: 'This contradicts what is stored.', mk: 'Ова е во спротивност со зачуваните податоци.' },
  changed_meanwhile: {
    en: 'This item was changed in the meantime.',
    mk: 'Оваа ставка е изменета во меѓувреме.',
  },
  key_reused: {
    en: 'This Idempotency-Key was sent with another request.',
    mk: 'Овој Idempotency-Key е веќе испратен со друго барање.',
  },
  too_large: { en: 'This is too large to be received.', mk: 'Испратеното е преголемо.' },
  unsupported_type: { en: 'This kind of content is not accepted.', mk: 'Овој тип на содржина не се прифаќа.' },
  invalid: { en: 'Please check the marked fields.', mk: 'Проверете ги означените полиња.' },
  too_many: { en: 'Too many attempts. Please try again later.', mk: 'Премногу обиди. Обидете се повторно подоцна.' },
  internal: {
    en: 'An error occurred. Please try again later.',
    mk: 'Настана грешка. Обидете се повторно подоцна.',
  },
  storage_full: {
    en: 'The server has no room left, so nothing was saved. Please tell whoever runs it.',
    mk: 'На серверот нема повеќе простор, па ништо не е зачувано. Известете го администраторот.',
  },
  unavailable: {
    en: 'The service is not available at the moment. Please try again later.',
    mk: 'Услугата во моментов не е достапна. Обидете се повторно подоцна.',
  },
};
