import type { Localized } from './language.ts';

/** The forms that a product may have, in the order of lists and filters. Codes are stored; names are what is read. */
export const productForms = {
  tablets: { en: 'Tablets', mk: 'Таблети' },
  capsules: { en: 'Capsules', mk: 'Капсули' },
  lozenges: { en: 'Lozenges', mk: 'Лозенги' },
  powder: { en: 'Powder and granules', mk: 'Прашок и гранули' },
  tea: { en: 'Tea', mk: 'Чај' },
  syrup: { en: 'Syrup', mk: 'Сируп' },
  suspension: { en: 'Suspension and emulsion', mk: 'Суспензија и емулзија' },
  drops: { en: 'Drops', mk: 'Капки' },
  solution: { en: 'Solution', mk: 'Раствор' },
  spray: { en: 'Spray', mk: 'Спреј' },
  cream: { en: 'Cream', mk: 'Крем' },
  ointment: { en: 'Ointment', mk: 'Маст' },
  balm: { en: 'Balm', mk: 'Балсам' },
  gel: { en: 'Gel', mk: 'Гел' },
  lotion: { en: 'Lotion and milk', mk: 'Лосион и млеко' },
  oil: { en: 'Oil', mk: 'Масло' },
  serum: { en: 'Serum', mk: 'Серум' },
  wash: { en: 'Wash and shampoo', mk: 'Гел за миење и шампон' },
  wipes: { en: 'Wipes and strips', mk: 'Марамчиња и ленти' },
  suppositories: { en: 'Suppositories', mk: 'Супозитории' },
  patches: { en: 'Patches', mk: 'Фластери' },
  injection: { en: 'Injection', mk: 'Инјекција' },
} as const satisfies Record<string, Localized>;

export type ProductForm = keyof typeof productForms;

export const formCodes = Object.keys(productForms) as [ProductForm, ...ProductForm[]];

export function isProductForm(code: string): code is ProductForm {
  return Object.hasOwn(productForms, code);
}
