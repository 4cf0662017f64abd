import type { Localized } from '../contract/language.ts';

/** Every fact about the company, in one place. Addresses, numbers and names are placeholders from reserved ranges. */
export const company = {
  name: { en: 'Varda Pharm', mk: 'Варда Фарм' },
  legalName: { en: 'Varda Pharm LLC Skopje', mk: 'Варда Фарм ДОО Скопје' },
  founded: 1989,
  street: { en: '15 Vodno Street', mk: 'ул. „Водно“ бр. 15' },
  city: { en: 'Skopje, North Macedonia', mk: 'Скопје, Северна Македонија' },
  postalCode: '1000',
  phone: { shown: '+389 2 555 0100', href: 'tel:+38925550100' },
  email: 'contact@varda-pharm.example',
  mailboxes: {
    general: 'info@varda-pharm.example',
    business: 'business@varda-pharm.example',
  },
  social: {
    facebook: 'https://www.facebook.com/varda-pharm.example',
    instagram: 'https://www.instagram.com/varda-pharm.example',
    linkedin: 'https://www.linkedin.com/company/varda-pharm.example',
  },
  /** Degrees north and east: the middle of Skopje. */
  location: { latitude: 41.9965, longitude: 21.4314 },
} as const satisfies Record<string, string | number | Localized | Record<string, string | number>>;
