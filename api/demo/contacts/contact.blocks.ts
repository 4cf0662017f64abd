import { company } from '@varda/shared/company';
import type { DemoContact } from '../demo-types.ts';

const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`;
const phone = (shown: string) => `<a href="tel:${shown.replaceAll(' ', '')}">${shown}</a>`;

/** Where each concern is answered, the first one first on the page. */
export const contactBlocks: readonly DemoContact[] = [
  {
    key: 'headquarters',
    name: { en: 'Headquarters and reception', mk: 'Управа и рецепција' },
    description: {
      en: `<p>${company.legalName.en}<br>${company.street.en}<br>${company.postalCode} ${company.city.en}</p><p>Phone: ${phone(company.phone.shown)}<br>E-mail: ${mail(company.email)}</p><p>Monday to Friday, 08:00–16:00. Visitors are asked to announce themselves at least a day ahead and to bring an identity document.</p>`,
      mk: `<p>${company.legalName.mk}<br>${company.street.mk}<br>${company.postalCode} ${company.city.mk}</p><p>Телефон: ${phone(company.phone.shown)}<br>Е-пошта: ${mail(company.email)}</p><p>Од понеделник до петок, 08:00–16:00. Ги молиме посетителите да се најават барем еден ден однапред и да понесат документ за идентификација.</p>`,
    },
    picture: 'headquarters',
  },
];
