import { company } from '@varda/contract/company';
import type { DemoContact } from './demo-types.ts';

const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`;
const phone = (shown: string) => `<a href="tel:${shown.replaceAll(' ', '')}">${shown}</a>`;

/** Where each concern is answered, the first one first on the page. */
export const contactBlocks: readonly DemoContact[] = [
  {
    key: 'headquarters',
    name: { en: 'Headquarters and reception', mk: 'Управа и рецепција' },
    description: {
      en: `<p>${company.legalName.en}<br>${company.street.en}<br>${company.postalCode} ${company.city.en}, ${company.country.en}</p><p>Phone: ${phone(company.phone)}<br>Email: ${mail(company.email)}</p><p>Monday to Friday, 08:00–16:00. If you wish to visit us, please let us know at least a day ahead and bring an identity document.</p>`,
      mk: `<p>${company.legalName.mk}<br>${company.street.mk}<br>${company.postalCode} ${company.city.mk}, ${company.country.mk}</p><p>Телефон: ${phone(company.phone)}<br>Е-пошта: ${mail(company.email)}</p><p>Од понеделник до петок, 08:00–16:00. Ако сакате да нѐ посетите, најавете се барем еден ден однапред и понесете документ за идентификација.</p>`,
    },
    picture: 'maquette',
  },
  {
    key: 'production-site',
    name: { en: 'Production site and warehouse', mk: 'Производствен погон и складиште' },
    description: {
      en: `<p>42 Industriska Street<br>${company.postalCode} ${company.city.en}, ${company.country.en}</p><p>Production: ${phone('+389 2 555 0120')}<br>Warehouse: ${phone('+389 2 555 0121')}<br>Email: ${mail('warehouse@varda-pharm.example')}</p><p>Deliveries are received from Monday to Friday, 07:00–14:00, at gate 2. Please book a time for unloading a day ahead. The production halls can be visited by appointment only.</p>`,
      mk: `<p>ул. „Индустриска“ бр. 42<br>${company.postalCode} ${company.city.mk}, ${company.country.mk}</p><p>Производство: ${phone('+389 2 555 0120')}<br>Складиште: ${phone('+389 2 555 0121')}<br>Е-пошта: ${mail('warehouse@varda-pharm.example')}</p><p>Приемот на стока е од понеделник до петок, 07:00–14:00, на влез 2. Терминот за истовар закажете го еден ден однапред. Производствените хали може да се посетат само по претходна најава.</p>`,
    },
    picture: 'cartons',
  },
  {
    key: 'medicine-safety',
    name: { en: 'Medicine safety and medical information', mk: 'Безбедност на лековите и медицински информации' },
    description: {
      en: `<p>Have you noticed a side effect, or do you have a question about one of our products? Call or write to us:</p><p>Side effects, at any time: ${phone('+389 2 555 0130')}<br>Email: ${mail('safety@varda-pharm.example')}</p><p>Questions about products, on working days: ${phone('+389 2 555 0131')}<br>Email: ${mail('medinfo@varda-pharm.example')}</p><p>When you report, please have to hand:</p><ul><li>the name of the product and the batch number from the pack;</li><li>what happened and when;</li><li>which other medicines were taken.</li></ul><p>You can also report a side effect to your doctor, to your pharmacist or directly to the Agency for Medicines and Medical Devices (MALMED). In an emergency call 194 or 112.</p>`,
      mk: `<p>Забележавте ли несакано дејство или имате прашање за некој од нашите производи? Јавете се или пишете ни:</p><p>Несакани дејства, во секое време: ${phone('+389 2 555 0130')}<br>Е-пошта: ${mail('safety@varda-pharm.example')}</p><p>Прашања за производите, во работни денови: ${phone('+389 2 555 0131')}<br>Е-пошта: ${mail('medinfo@varda-pharm.example')}</p><p>При пријавувањето подгответе ги следните податоци:</p><ul><li>називот на производот и бројот на серијата од пакувањето;</li><li>што се случило и кога;</li><li>кои други лекови се земени.</li></ul><p>Несаканото дејство можете да го пријавите и кај вашиот лекар, кај вашиот фармацевт или директно во Агенцијата за лекови и медицински средства (МАЛМЕД). Во итен случај јавете се на 194 или на 112.</p>`,
    },
    picture: 'tablets',
  },
  {
    key: 'sales-and-export',
    name: { en: 'Sales and export', mk: 'Продажба и извоз' },
    description: {
      en: `<p>For pharmacies and wholesalers in North Macedonia:<br>${phone('+389 2 555 0140')}<br>${mail('sales@varda-pharm.example')}</p><p>For distributors abroad and contract manufacturing:<br>${phone('+389 2 555 0145')}<br>${mail(company.mailboxes.business)}</p><p>Monday to Friday, 08:00–16:00. Orders that arrive before noon are sent on the same day. We do not sell directly to consumers: please ask for our products in your pharmacy.</p>`,
      mk: `<p>За аптеки и веледрогерии во Северна Македонија:<br>${phone('+389 2 555 0140')}<br>${mail('sales@varda-pharm.example')}</p><p>За дистрибутери од странство и договорно производство:<br>${phone('+389 2 555 0145')}<br>${mail(company.mailboxes.business)}</p><p>Од понеделник до петок, 08:00–16:00. Нарачките пристигнати до пладне ги испраќаме истиот ден. Не продаваме директно на потрошувачи: прашајте за нашите производи во вашата аптека.</p>`,
    },
    picture: 'bottles',
  },
];
