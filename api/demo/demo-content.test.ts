import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shelves } from '@varda/shared/contract/catalogue';
import { newDosage } from '@varda/shared/contract/dosage';
import { type Language, languages } from '@varda/shared/contract/language';
import { newProduct } from '@varda/shared/contract/products';
import { demoDosage, demoProducts } from './demo-content.ts';

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
  ];
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** Texts in which `pattern` finds something, with what it finds. */
function findings(language: Language, pattern: RegExp, allowed: ReadonlySet<string> = new Set()): string[] {
  return textsIn(language).flatMap(([where, text]) =>
    (withoutTags(text).match(pattern) ?? [])
      .filter((found) => !allowed.has(found))
      .map((found) => `${where}: ${found}`),
  );
}

/** Latin words that belong in Macedonian text: names of our products, acids and species as science writes them. */
const latinNames = new Set(
  [
    ...demoProducts.flatMap(({ pack }) => pack.brand.split(' ')),
    'Daily',
    'Sensitive',
    'Saccharomyces',
    'boulardii',
    'icaridin',
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

  it('has its own kebab-case key, name and description for every entry', () => {
    for (const entries of [demoProducts, demoDosage]) {
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

  it('fills every shelf with at least three products and uses no other', () => {
    for (const { path } of shelves) {
      const count = demoProducts.filter(({ categoryName }) => categoryName === path).length;
      assert.ok(count >= 3, `${path}: ${count}`);
    }
    const known = new Set(shelves.map(({ path }) => path));
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
    const tags = (html: string) => (html.match(/<[a-z0-9]+/g) ?? []).join(' ');
    for (const { key, description } of demoProducts) assert.equal(tags(description.mk), tags(description.en), key);
    for (const { key, text } of demoDosage) assert.equal(tags(text.mk), tags(text.en), key);
  });

  it('states the same figures in both languages', () => {
    const figures = (text: string, language: Language) => {
      const plain = withoutTags(text).replace(
        language === 'en' ? /(\d),(\d{3})/g : /(\d),(\d)/g,
        language === 'en' ? '$1$2' : '$1.$2',
      );
      return (plain.match(/\d+(\.\d+)?/g) ?? []).sort();
    };
    for (const { key, description, dosage } of demoProducts) {
      assert.deepEqual(figures(description.mk, 'mk'), figures(description.en, 'en'), key);
      assert.deepEqual(figures(dosage.mk, 'mk'), figures(dosage.en, 'en'), key);
    }
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
