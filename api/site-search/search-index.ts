import { setImmediate as nextTurn } from 'node:timers/promises';
import { mostResults } from '@varda/contract/bounds';
import { type Language, languages, otherLanguage } from '@varda/contract/language';
import { foldings } from '@varda/contract/search-folding';
import type { SiteSearchResult } from '@varda/contract/site-search';
import MiniSearch, { type Query } from 'minisearch';
import { withSpacedUnits } from '../content/search-text.ts';
import type { SearchedText } from './searched-texts.ts';

/** Texts that are added before other requests get their turn. */
const chunkSize = 10;

/** Words of a question that are searched: each costs time. */
const mostWords = 6;

/** From this length on a word may have a wrong letter, or two that are swapped; from twice the length on two. */
const fuzzyFrom = 4;

/** Longest beginning of a text that a result shows, in characters. */
const excerpt = 160;

const tokenize = MiniSearch.getDefault('tokenize');

/** Finds pages by words, in either alphabet, by their beginnings and with wrong letters. */
export class SearchIndex {
  readonly #texts = new Map<string, SearchedText>();
  readonly #index = new MiniSearch<{ id: string; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: (text) => tokenize(withSpacedUnits(text)),
    processTerm: (term) => this.#spellings(term),
    searchOptions: {
      // Words of a question are folded in `queryOf`.
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: { title: 4 },
      // A product is what most visitors look for.
      boostDocument: (key) => (this.#texts.get(key)?.kind === 'product' ? 1.2 : 1),
    },
  });

  /** Spellings of the words that an update has met: folding a word takes longer than adding it. */
  readonly #folded = new Map<string, string[]>();

  /** Makes the index one of these texts; what has not changed costs nothing. */
  async update(texts: readonly SearchedText[]): Promise<void> {
    const current = new Map(texts.map((text) => [text.key, text]));
    for (const key of this.#texts.keys()) if (!current.has(key)) this.#remove(key);
    let changed = 0;
    for (const text of texts) {
      const known = this.#texts.get(text.key);
      if (known === text || (known && JSON.stringify(known) === JSON.stringify(text))) continue;
      if (changed % chunkSize === 0) await nextTurn();
      changed += 1;
      if (known) this.#remove(text.key);
      this.#add(text);
    }
    this.#folded.clear();
  }

  /** What has all the words; where nothing has, what has some of them. Only what there is in the language. */
  find(question: string, language: Language): SiteSearchResult[] {
    const words = tokenize(withSpacedUnits(question)).filter(Boolean).slice(0, mostWords).map(queryOf);
    const filter = ({ id }: { id: string }) => this.#texts.get(id)?.languages.includes(language) ?? false;
    const all = this.#index.search({ combineWith: 'AND', queries: words }, { filter });
    const hits = all.length > 0 ? all : this.#index.search({ combineWith: 'OR', queries: words }, { filter });
    const found = new Map<string, SiteSearchResult>();
    for (const { id: key } of hits) {
      const text = this.#texts.get(key);
      // Several texts stand on one page: the best of them counts.
      if (text && !found.has(text.kind + text.id)) found.set(text.kind + text.id, resultOf(text, language));
      if (found.size === mostResults) break;
    }
    return [...found.values()];
  }

  #spellings(word: string): string[] {
    const known = this.#folded.get(word) ?? foldings(word);
    this.#folded.set(word, known);
    return known;
  }

  #add(searched: SearchedText): void {
    const { key, title, text } = searched;
    const both = (of: SearchedText['title']) => languages.map((language) => of[language]).join(' ');
    this.#index.add({ id: key, title: both(title), text: both(text) });
    this.#texts.set(key, searched);
  }

  #remove(key: string): void {
    this.#index.discard(key);
    this.#texts.delete(key);
  }
}

/** A name and its number (`SPF50+`), in either order; a single letter is part of a name: `b12`. */
const nameAndNumber = /^(?:(\p{L}{2,})(\d+\+?)|(\d+)(\p{L}{2,}))$/u;

/** A word as it is, or in its two parts: who types `spf50` may mean `SPF 50`. */
function queryOf(word: string): Query {
  const parts = nameAndNumber.exec(word)?.slice(1).filter(Boolean) ?? [];
  if (parts.length === 0) return spelledQuery(word);
  const parted: Query = { combineWith: 'AND', queries: parts.map(spelledQuery) };
  return { combineWith: 'OR', queries: [spelledQuery(word), parted] };
}

/** A word in any of its spellings; MiniSearch takes two letters that are swapped for two wrong ones, so they are spelled out. */
function spelledQuery(word: string): Query {
  const spellings = foldings(word);
  const swapped = spellings.filter(({ length }) => length >= fuzzyFrom).flatMap(transpositions);
  return {
    combineWith: 'OR',
    queries: [
      {
        queries: spellings,
        prefix: (term) => term.length > 1,
        fuzzy: (term) => (/\d/.test(term) ? 0 : Math.min(2, Math.floor(term.length / fuzzyFrom))),
      },
      { queries: swapped, prefix: true, boostTerm: () => 0.4 },
    ],
  };
}

/** The word with each two neighbouring letters swapped. */
function transpositions(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);
}

function resultOf({ kind, id, title, text }: SearchedText, language: Language): SiteSearchResult {
  const inLanguage = (both: SearchedText['title']) => both[language] || both[otherLanguage(language)];
  return { kind, id, title: inLanguage(title), text: shortened(inLanguage(text)) };
}

function shortened(text: string): string {
  if (text.length <= excerpt) return text;
  const beginning = text.slice(0, Math.max(text.lastIndexOf(' ', excerpt), excerpt / 2));
  return `${beginning.replace(/[\s.,;:·]+$/, '')}…`;
}
