import type { Localized } from './language.ts';

/** Every fact about the company, in one place. Addresses, numbers and names are placeholders from reserved ranges. */
export const company = {
  name: { en: 'Varda Pharm', mk: 'Варда Фарм' },
  legalName: { en: 'Varda Pharm LLC Skopje', mk: 'Варда Фарм ДОО Скопје' },
  founded: 1989,
  /** What the footer says of it. */
  description: {
    en: 'We develop and make medicines, herbal products, dietary supplements and personal care products in Skopje, for pharmacies and families in the region.',
    mk: 'Во Скопје развиваме и произведуваме лекови, билни производи, додатоци на исхрана и производи за лична нега, за аптеките и семејствата во регионот.',
  },
  healthDisclaimer: {
    en: 'The information on this site is of a general nature and does not replace the advice of a doctor or pharmacist. Read the package leaflet carefully before use, and ask your doctor or pharmacist about risks and side effects.',
    mk: 'Информациите на оваа веб-страница се од општ карактер и не го заменуваат советот од лекар или фармацевт. Пред употреба внимателно прочитајте го упатството, а за ризиците и несаканите дејства посоветувајте се со вашиот лекар или фармацевт.',
  },
  street: { en: '15 Vodno Street', mk: 'ул. „Водно“ бр. 15' },
  city: { en: 'Skopje', mk: 'Скопје' },
  country: { en: 'North Macedonia', mk: 'Северна Македонија' },
  postalCode: '1000',
  phone: '+389 2 555 0100',
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
  /** Latitude and longitude: the middle of Skopje. */
  location: { latitude: 41.9965, longitude: 21.4314 },
} as const satisfies Record<string, string | number | Localized | Record<string, string | number>>;
