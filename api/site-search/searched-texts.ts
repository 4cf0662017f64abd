import { setImmediate as nextTurn } from 'node:timers/promises';
import { catalogue } from '@varda/contract/catalogue';
import { company } from '@varda/contract/company';
import { type Language, type Localized, languages, noText } from '@varda/contract/language';
import type { SiteSearchResult } from '@varda/contract/site-search';
import { textOfHtml } from '../content/search-text.ts';
import type { Db } from '../database/open-database.ts';
import { isPublicIn } from '../vacancies/vacancies.repository.ts';

/** What is said on a page, in both languages: visitors find it by the words of either. */
export interface SearchedText {
  /** Several texts may stand on one page; this names one of them. */
  key: string;
  kind: SiteSearchResult['kind'];
  /** Of the page, as in results. */
  id: string;
  title: Localized;
  text: Localized;
  /** In which there is the page. */
  languages: readonly Language[];
}

/** What is written on a page, as HTML, in one field or in several. */
type Parts = string | string[];

/** Pages with entries of their own, by their paths. Titles are those that the pages have. */
const listPages = {
  '/about': { en: 'About us', mk: 'За нас' },
  '/history': { en: 'History', mk: 'Историјат' },
  '/careers': { en: 'Careers', mk: 'Кариера' },
  '/contacts': { en: 'Contacts', mk: 'Контакт' },
} satisfies Record<string, Localized>;

/** Words by which somebody looks for a job. It is shown as the excerpt. */
const ofCareers: Localized = {
  en: `Jobs and employment at ${company.name.en}: all vacancies and open positions. Choose a vacancy and apply for it.`,
  mk: `Работа и вработување во ${company.name.mk}: сите огласи, слободни работни места и отворени позиции. Изберете оглас и пријавете се.`,
};

/** Longest text that is searched, in characters. */
const longestText = 2_000;

/** Products that are read before other requests get their turn. */
const chunkSize = 200;

interface ReadProduct {
  /** Tells whether the product has been saved since. */
  saved: string;
  text: SearchedText;
}

/** Reads everything that visitors may find, again and again: of the products, only those that were saved since the last time. */
export class SearchedTexts {
  readonly #db: Db;
  #products = new Map<string, ReadProduct>();

  constructor(db: Db) {
    this.#db = db;
  }

  async read(): Promise<SearchedText[]> {
    const db = this.#db;
    const parts = await Promise.all([this.#readProducts(), vacancies(db), entriesOfPages(db), legalPages(db)]);
    return [...categories(), ...parts.flat()];
  }

  async #readProducts(): Promise<SearchedText[]> {
    const rows = await this.#db.selectFrom('products').select(['id', 'version', 'updated_at']).orderBy('id').execute();
    const saved = new Map(rows.map(({ id, version, updated_at }) => [id, `${version} ${updated_at}`]));
    const isKnown = (id: string) => this.#products.get(id)?.saved === saved.get(id);
    const kept = new Map([...this.#products].filter(([id]) => isKnown(id)));
    const changed = [...saved.keys()].filter((id) => !isKnown(id));
    for (let start = 0; start < changed.length; start += chunkSize) {
      await nextTurn();
      for (const text of await products(this.#db, changed.slice(start, start + chunkSize)))
        kept.set(text.id, { saved: saved.get(text.id) ?? '', text });
    }
    this.#products = kept;
    return [...kept.values()].map(({ text }) => text);
  }
}

function categories(): SearchedText[] {
  return catalogue.map(({ id, title, subcategories }) => {
    const named = (language: Language) => subcategories.map(({ name }) => name[language]).join(', ');
    return { key: id, kind: 'category', id, title, text: { en: named('en'), mk: named('mk') }, languages };
  });
}

async function products(db: Db, ids: readonly string[]): Promise<SearchedText[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name_en', 'name_mk', 'dosage_en', 'dosage_mk', 'description_en', 'description_mk'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    key: row.id,
    kind: 'product',
    id: row.id,
    title: { en: row.name_en, mk: row.name_mk },
    text: readable({
      en: [row.dosage_en, row.description_en],
      mk: [row.dosage_mk, row.description_mk],
    }),
    languages,
  }));
}

/** Of a vacancy nothing is searched that is not public. */
async function vacancies(db: Db): Promise<SearchedText[]> {
  const rows = await db
    .selectFrom('careers')
    .select(['id', 'vacancy_en', 'vacancy_mk', 'short_en', 'short_mk', 'department_en', 'department_mk'])
    .select((row) => [isPublicIn('en')(row).as('en'), isPublicIn('mk')(row).as('mk')])
    .where((row) => row.or(languages.map((language) => isPublicIn(language)(row))))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const ifPublic = <T extends Parts>(texts: Localized<T>): Localized<T | ''> => ({
      en: row.en ? texts.en : '',
      mk: row.mk ? texts.mk : '',
    });
    return {
      key: row.id,
      kind: 'vacancy',
      id: row.id,
      title: ifPublic({ en: row.vacancy_en, mk: row.vacancy_mk }),
      text: readable(ifPublic({ en: [row.short_en, row.department_en], mk: [row.short_mk, row.department_mk] })),
      languages: languages.filter((language) => row[language]),
    };
  });
}

/** The pages that staff write the entries of. */
async function entriesOfPages(db: Db): Promise<SearchedText[]> {
  const [about, history, contacts] = await Promise.all([
    db.selectFrom('about').select(['id', 'name_en', 'name_mk', 'text_en', 'text_mk']).orderBy('position').execute(),
    db.selectFrom('history').select(['id', 'text_en', 'text_mk']).orderBy('position').execute(),
    db.selectFrom('contact_info').select(['id', 'name_en', 'name_mk', 'description_en', 'description_mk']).execute(),
  ]);
  const page = (path: keyof typeof listPages, entries: { id: string; text: Localized<Parts> }[]): SearchedText[] =>
    [{ id: path, text: noText }, ...entries].map(({ id, text }) => ({
      key: id,
      kind: 'page',
      id: path,
      title: listPages[path],
      text: readable(text),
      languages,
    }));
  return [
    ...page(
      '/about',
      about.map(({ id, ...row }) => ({
        id,
        text: { en: [row.name_en, row.text_en], mk: [row.name_mk, row.text_mk] },
      })),
    ),
    ...page(
      '/history',
      history.map(({ id, text_en: en, text_mk: mk }) => ({ id, text: { en, mk } })),
    ),
    ...page('/careers', [{ id: 'careers', text: ofCareers }]),
    ...page(
      '/contacts',
      contacts.map(({ id, ...row }) => ({
        id,
        text: { en: [row.name_en, row.description_en], mk: [row.name_mk, row.description_mk] },
      })),
    ),
  ];
}

async function legalPages(db: Db): Promise<SearchedText[]> {
  const rows = await db
    .selectFrom('legal_pages')
    .select(['id', 'title_en', 'title_mk', 'text_en', 'text_mk'])
    .execute();
  return rows.map(({ id, ...row }) => ({
    key: id,
    kind: 'page',
    id: `/${id}`,
    title: { en: row.title_en, mk: row.title_mk },
    text: readable({ en: row.text_en, mk: row.text_mk }),
    languages,
  }));
}

function readable({ en, mk }: Localized<Parts>): Localized {
  return { en: readableText(en), mk: readableText(mk) };
}

/** Names and headings end with no full stop: in an excerpt they would run into the text below them. */
function readableText(parts: Parts): string {
  const sections = [parts].flat().flatMap((html) => html.split(/<\/h[12]>/));
  const texts = sections.map((html) => textOfHtml(html).replace(/\s+/g, ' ').trim());
  return texts.filter(Boolean).join(' · ').slice(0, longestText);
}
