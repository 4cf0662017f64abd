import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { leafCategories } from '@varda/contract/catalogue';
import { newDosage } from '@varda/contract/dosage';
import { type Language, type Localized, languages } from '@varda/contract/language';
import { newAlt } from '@varda/contract/pictures';
import { newProduct } from '@varda/contract/products';
import { cleanRichText } from '../content/rich-text-policy.ts';
import { demoAbout, demoContacts, demoDosage, demoHistory, demoProducts, demoVacancies } from './demo-content.ts';
import { pictureDescriptions } from './pictures/descriptions.ts';

/** Every text that is read in one language, under a name that says where it stands. */
function textsIn(language: Language): [where: string, text: string][] {
  return [
    ...demoProducts.flatMap(({ key, name, description, dosage, pack }): [string, string][] => [
      [`${key} name`, name[language]],
      [`${key} description`, description[language]],
      [`${key} dosage`, dosage[language]],
      [`${key} pack line`, pack.line[language]],
      [`${key} pack strength`, pack.strength?.[language] ?? ''],
      [`${key} pack amount`, pack.amount[language]],
    ]),
    ...demoDosage.flatMap(({ key, name, text }): [string, string][] => [
      [`dosage ${key} name`, name[language]],
      [`dosage ${key} text`, text[language]],
    ]),
    ...demoAbout.flatMap(({ key, name, subcategory, text }): [string, string][] => [
      [`about ${key} name`, name[language]],
      [`about ${key} subcategory`, subcategory[language]],
      [`about ${key} text`, text[language]],
    ]),
    ...demoHistory.map(({ key, text }): [string, string] => [`history ${key} text`, text[language]]),
    ...demoContacts.flatMap(({ key, name, description }): [string, string][] => [
      [`contact ${key} name`, name[language]],
      [`contact ${key} description`, description[language]],
    ]),
    ...Object.entries(pictureDescriptions).map(([file, alt]): [string, string] => [`${file} alt`, alt[language]]),
    ...demoVacancies.flatMap(({ key, vacancy, shortDescription, description }): [string, string][] => [
      [`vacancy ${key} title`, vacancy[language]],
      [`vacancy ${key} short description`, shortDescription[language]],
      [`vacancy ${key} description`, description[language]],
    ]),
  ];
}

/** Pictures that say more than the name beside them. */
const described = [
  ...demoAbout.flatMap(({ pictures }) => pictures.map((name) => `about/${name}.webp`)),
  ...demoDosage.map(({ key }) => `dosage/${key}.webp`),
];

/** Every rich text, under a name that says where it stands. */
const richTexts: readonly [where: string, html: Localized][] = [
  ...demoProducts.map(({ key, description }): [string, Localized] => [key, description]),
  ...demoDosage.map(({ key, text }): [string, Localized] => [`dosage ${key}`, text]),
  ...demoAbout.map(({ key, text }): [string, Localized] => [`about ${key}`, text]),
  ...demoHistory.map(({ key, text }): [string, Localized] => [`history ${key}`, text]),
  ...demoContacts.map(({ key, description }): [string, Localized] => [`contact ${key}`, description]),
  ...demoVacancies.map(({ key, description }): [string, Localized] => [`vacancy ${key}`, description]),
];

const withoutTags = (html: string) =>
  html
    .replace(/<\/?(a|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\S+@\S+/g, ' ');

const tags = (html: string) => (html.match(/<[a-z0-9]+/g) ?? []).join(' ');

/** Texts in which `pattern` finds something, with what it finds. */
function findings(language: Language, pattern: RegExp, allowed: ReadonlySet<string> = new Set()): string[] {
  return textsIn(language).flatMap(([where, text]) =>
    (withoutTags(text).match(pattern) ?? [])
      .filter((found) => !allowed.has(found))
      .map((found) => `${where}: ${found}`),
  );
}

/** Latin words that belong in Macedonian text: names of products, ours and others’, methods and species as science writes them. */
const latinNames = new Set(
  [
    ...demoProducts.flatMap(({ pack }) => pack.brand.split(' ')),
    'Daily',
    'Sensitive',
    'Saccharomyces',
    'boulardii',
    'icaridin',
    'HPLC',
    'Adobe',
    'Illustrator',
    'InDesign',
  ].filter((word) => word.length > 3),
);

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('demo content', () => {
  it('is what the api takes as new products and dosage entries', () => {
    for (const { key, name, description, dosage, categoryName } of demoProducts) {
      const { error } = newProduct.safeParse({ name, description, dosage, categoryName });
      assert.equal(error, undefined, key);
    }
    for (const { key, name, text } of demoDosage) {
      const { error } = newDosage.safeParse({ name, text });
      assert.equal(error, undefined, key);
    }
  });

  it('[A-14] describes every picture that says more than the name beside it, in both languages', () => {
    assert.deepEqual(Object.keys(pictureDescriptions).toSorted(), described.toSorted());
    for (const [file, alt] of Object.entries(pictureDescriptions))
      assert.ok(newAlt.safeParse(alt).success && alt.en && alt.mk, file);
  });

  it('has its own kebab-case key, name and description for every entry', () => {
    for (const entries of [demoProducts, demoDosage, demoAbout, demoHistory, demoContacts, demoVacancies]) {
      const keys = entries.map(({ key }) => key);
      assert.deepEqual(repeated(keys), []);
      assert.deepEqual(
        keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)),
        [],
      );
    }
    for (const language of languages) {
      assert.deepEqual(repeated(demoProducts.map(({ name }) => name[language])), []);
      assert.deepEqual(repeated(demoProducts.map(({ description }) => description[language])), []);
    }
  });

  it('fills every subcategory with at least three products and uses no other', () => {
    for (const { path } of leafCategories) {
      const count = demoProducts.filter(({ categoryName }) => categoryName === path).length;
      assert.ok(count >= 3, `${path}: ${count}`);
    }
    const known = new Set(leafCategories.map(({ path }) => path));
    assert.deepEqual(
      demoProducts.filter(({ categoryName }) => !known.has(categoryName)),
      [],
    );
  });

  it('prints packs on which every line fits', () => {
    for (const { key, pack } of demoProducts) {
      for (const language of languages) {
        assert.ok(pack.line[language].length <= 32, `${key}: ${pack.line[language]}`);
        assert.ok((pack.strength?.[language] ?? '').length <= 14, `${key}: ${pack.strength?.[language]}`);
      }
      assert.match(pack.colour ?? '#000000', /^#[0-9a-f]{6}$/, key);
    }
  });

  it('gives the sign ® to every registered brand and to no other', () => {
    for (const { key, name, pack } of demoProducts) {
      for (const language of languages) {
        assert.equal(name[language].includes('®'), pack.registered === true, key);
        assert.ok(!pack.brand.includes('®'), key);
      }
    }
  });

  it('says the same in both languages: as many paragraphs, headings and list items', () => {
    for (const [where, html] of richTexts) assert.equal(tags(html.mk), tags(html.en), where);
  });

  it('is formatted with nothing that the sanitizer takes out', () => {
    for (const [where, html] of richTexts) {
      for (const language of languages) assert.equal(tags(cleanRichText(html[language])), tags(html[language]), where);
    }
  });

  it('states the same figures in both languages', () => {
    const figures = (text: string, language: Language) => {
      const plain = withoutTags(text).replace(
        language === 'en' ? /(\d),(\d{3})/g : /(\d),(\d)/g,
        language === 'en' ? '$1$2' : '$1.$2',
      );
      return (plain.match(/\d+(\.\d+)?/g) ?? []).sort();
    };
    // The guides tell the time by a clock of twelve hours in English.
    const pairs: readonly [where: string, text: Localized][] = [
      ...richTexts.filter(([where]) => !where.startsWith('dosage ')),
      ...demoProducts.map(({ key, dosage }): [string, Localized] => [`${key} dosage`, dosage]),
    ];
    for (const [where, text] of pairs) assert.deepEqual(figures(text.mk, 'mk'), figures(text.en, 'en'), where);
  });

  it('has no letter of the other alphabet inside a word', () => {
    const mixed = /[\p{L}]*(\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})[\p{L}]*/gu;
    assert.deepEqual(findings('mk', mixed), []);
  });

  it('has no Cyrillic in English and no English in Macedonian', () => {
    assert.deepEqual(findings('en', /\p{Script=Cyrillic}+/gu), []);
    assert.deepEqual(findings('mk', /\p{Script=Latin}{4,}/gu, latinNames), []);
  });

  it('writes Macedonian with its own letters and signs', () => {
    assert.deepEqual(
      findings('mk', /\S*[^\P{Script=Cyrillic}АБВГДЃЕЖЗЅИЈКЛЉМНЊОПРСТЌУФХЦЧЏШабвгдѓежзѕијклљмнњопрстќуфхцчџшѝѐ]\S*/gu),
      [],
    );
    assert.deepEqual(findings('mk', /"|'|“[^„]*”|\d%|\d\.\d|--/gu), []);
    assert.deepEqual(findings('en', /"|'|„|--| \./gu), []);
  });
});
