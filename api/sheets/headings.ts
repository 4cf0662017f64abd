import { type Language, type Localized, languages } from '@varda/contract/language';

/** What columns are called, by the names of the values in them. */
const headings = {
  _id: { en: 'Id', mk: 'Ид.' },
  __v: { en: 'Version', mk: 'Верзија' },
  name: { en: 'Name', mk: 'Назив' },
  person: { en: 'Name', mk: 'Име' },
  sender: { en: 'Sender', mk: 'Испраќач' },
  dosage: { en: 'Packaging / Dosage', mk: 'Пакување / Дозирање' },
  description: { en: 'Description', mk: 'Опис' },
  text: { en: 'Text', mk: 'Текст' },
  title: { en: 'Title', mk: 'Наслов' },
  subcategory: { en: 'Subcategory', mk: 'Поткатегорија' },
  categoryName: { en: 'Category', mk: 'Категорија' },
  form: { en: 'Form', mk: 'Фармацевтска форма' },
  vacancy: { en: 'Title', mk: 'Наслов' },
  shortDescription: { en: 'Short description', mk: 'Краток опис' },
  department: { en: 'Department', mk: 'Оддел' },
  active: { en: 'On the site', mk: 'На сајтот' },
  jobType: { en: 'Type of employment', mk: 'Вид на вработување' },
  position: { en: 'Position', mk: 'Место' },
  image: { en: 'Image', mk: 'Слика' },
  images: { en: 'Images', mk: 'Слики' },
  email: { en: 'Email', mk: 'Е-пошта' },
  role: { en: 'Role', mk: 'Улога' },
  message: { en: 'Message', mk: 'Порака' },
  read: { en: 'Read', mk: 'Прочитано' },
  answeredAt: { en: 'Answered', mk: 'Одговорено' },
  answeredBy: { en: 'Answered by', mk: 'Одговорено од' },
  createdAt: { en: 'Created', mk: 'Создадено' },
  updatedAt: { en: 'Updated', mk: 'Изменето' },
} as const satisfies Record<string, Localized>;

/** What else columns are called in files that were exported before, by their keys. */
export const formerHeadings: Readonly<Record<string, string>> = {
  form: 'Форма',
  jobType: 'Job type',
  'active.en': 'На веб-страницата (англиски)',
  'active.mk': 'На веб-страницата (македонски)',
};

export type Headed = keyof typeof headings;

const languageNames: Record<Language, Localized> = {
  en: { en: 'English', mk: 'англиски' },
  mk: { en: 'Macedonian', mk: 'македонски' },
};

/** The heading of a column: `Name (Macedonian)` of the value `name` in Macedonian. */
export function headingOf(name: Headed, language?: Language): Localized {
  if (!language) return headings[name];
  const [en, mk] = languages.map((written) => `${headings[name][written]} (${languageNames[language][written]})`);
  return { en: en as string, mk: mk as string };
}
