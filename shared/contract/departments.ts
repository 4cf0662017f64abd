import { z } from 'zod';
import { type Localized, languages } from './language.ts';
import { partlyLocalized } from './localized.ts';
import { text } from './text-schemas.ts';

/** The 13 departments, English as written there, in the order in which they are offered. */
export const departments: readonly Localized[] = [
  { en: 'Graphic Design', mk: 'Графички дизајн' },
  { en: 'R&D', mk: 'Истражување и развој' },
  { en: 'Pharmaceutical Quality Control', mk: 'Контрола на квалитет на лекови' },
  { en: 'Pharmaceutical Quality Assurance', mk: 'Обезбедување на квалитет на лекови' },
  { en: 'Pharmaceutical Microbiology', mk: 'Фармацевтска микробиологија' },
  { en: 'Pharmaceutical Regulatory Affairs', mk: 'Регулаторни работи за лекови' },
  { en: 'Maintenance and Engineering', mk: 'Одржување и инженеринг' },
  { en: 'MANUFACTURE', mk: 'Производство' },
  { en: 'Storage', mk: 'Складиште' },
  { en: 'Sales', mk: 'Продажба' },
  { en: 'Pharmaceutical Procurement', mk: 'Набавка на лекови' },
  { en: 'Finance', mk: 'Финансии' },
  { en: 'SECURITY', mk: 'Обезбедување' },
];

/** What a new vacancy begins with. */
export const defaultDepartment = departments[0] as Localized;

/** The pair that a name in either language belongs to. */
export function departmentNamed(name: string): Localized | undefined {
  return departments.find((pair) => languages.some((language) => pair[language] === name));
}

/**
 * A department as it is sent: its name in either language sets the other one; both have to be of the same pair. Without
 * any name it is `undefined`.
 */
export const department = partlyLocalized(text(200)).transform((given, check): Localized | undefined => {
  const [first, ...rest] = languages.filter((language) => given[language] !== undefined);
  if (first === undefined) return undefined;
  const pair = departments.find((each) => each[first] === given[first]);
  if (pair && rest.every((language) => pair[language] === given[language])) return pair;
  check.addIssue({ code: 'custom', message: pair ? 'other_department' : 'unknown_department' });
  return z.NEVER;
});
