import { catalogue } from './catalogue.ts';
import { categoryPath } from './category-path.ts';
import { company } from './company.ts';
import { type Localized, noText } from './language.ts';
import { legalPageTitles } from './legal-page-titles.ts';
import { siteTexts as en } from './site-defaults.en.ts';
import { siteTexts as mk } from './site-defaults.mk.ts';
import type { SitePart } from './site-items.ts';

/** An item of the site with what it has been made with, which holds as long as nobody changes it. */
interface DefaultItem {
  part: SitePart;
  label: Localized;
  original: Readonly<Record<string, Localized | string>>;
}

type Item = readonly [id: string, label: Localized, original: DefaultItem['original']];
type Texts = typeof en;
type CategoryKey = (typeof categoryKeys)[number];

const both = (text: (texts: Texts) => string): Localized => ({ en: filled(text(en)), mk: filled(text(mk)) });
const filled = (text: string) => text.replace('{{founded}}', String(company.founded));

/** Parts of the keys of the texts of categories, in their order. */
const categoryKeys = ['medicinal', 'cbd', 'herbal', 'dietary', 'care'] as const;
const categories = catalogue.flatMap((category, place) => {
  const key = categoryKeys[place];
  return key ? [{ category, key }] : [];
});

const { legalName, street, city, country, postalCode, location } = company;

const ofCompany: readonly Item[] = [
  [
    'address',
    { en: 'Name and address', mk: 'Назив и адреса' },
    { legalName, street, city, country, postalCode, place: `${location.latitude}, ${location.longitude}` },
  ],
  ['contact', { en: 'Phone and e-mail', mk: 'Телефон и е-пошта' }, { phone: company.phone, email: company.email }],
  ['mailboxes', { en: 'Mailboxes', mk: 'Адреси на е-пошта' }, company.mailboxes],
  ['social', { en: 'Social networks', mk: 'Социјални мрежи' }, company.social],
  [
    'statements',
    { en: 'Texts of the footer', mk: 'Текстови во подножјето' },
    { description: company.description, disclaimer: company.healthDisclaimer },
  ],
];

const ofCategory = (texts: Texts, key: CategoryKey, title: string) =>
  texts.category.description.replace('{{title}}', title).replace('{{lead}}', texts.category.leads[key]);

const pages: readonly Item[] = [
  [
    'page-home',
    { en: 'Home', mk: 'Почетна' },
    { title: both(({ home }) => home.title), description: both(({ home }) => home.description) },
  ],
  ...(['about', 'history', 'careers', 'contacts'] as const).map((page): Item => {
    const title = both((texts) => texts[page].title);
    return [`page-${page}`, title, { title, description: both((texts) => texts[page].lead) }];
  }),
  ...categories.map(({ category: { id, title }, key }): Item => {
    const description = { en: ofCategory(en, key, title.en), mk: ofCategory(mk, key, title.mk) };
    return [`page-${id}`, title, { title, description }];
  }),
  // Their titles are edited with their texts.
  ['page-privacy', legalPageTitles.privacy, { description: both(({ legal }) => legal.privacy) }],
  ['page-side-effects', legalPageTitles['side-effects'], { description: both(({ legal }) => legal.sideEffects) }],
];

const slide = (key: keyof Texts['hero'], label: Localized, link: string): Item => [
  `hero-${key}`,
  label,
  {
    title: both(({ hero }) => hero[key].title),
    text: both(({ hero }) => hero[key].text),
    action: both(({ hero }) => hero[key].action),
    link,
  },
];

const slides = [
  slide('company', company.name, '#range'),
  ...categories.map(({ category, key }) => slide(key, category.title, categoryPath(category))),
];

const tiles = categories.map(({ category, key }): Item => [`tile-${key}`, category.title, {}]);

const badges = (['euGmp', 'localGmp', 'iso', 'cbd'] as const).map((badge): Item => {
  const name = both(({ about }) => about.badges[badge].name);
  return [`badge-${badge}`, name, { name, text: both(({ about }) => about.badges[badge].text) }];
});

/** Most announcements at once. More would be a page of their own. */
const announcements = [1, 2, 3].map(
  (place): Item => [
    `announcement-${place}`,
    { en: `Announcement ${place}`, mk: `Известување ${place}` },
    { message: noText, linkText: noText, ...{ target: '', importance: 'info', from: '', until: '' } },
  ],
);

const parts: Record<SitePart, readonly Item[]> = {
  ...{ company: ofCompany, pages, hero: slides, tiles, badges },
  announcements,
};

/** All items of the site by their ids, each part in its order. */
export const siteDefaults: ReadonlyMap<string, DefaultItem> = new Map(
  Object.entries(parts).flatMap(([part, items]) =>
    items.map(([id, label, original]) => [id, { part: part as SitePart, label, original }]),
  ),
);
