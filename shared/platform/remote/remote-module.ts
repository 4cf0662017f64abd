import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Language } from '@varda/contract/language';
import type { ComponentType } from 'react';
import { contractVersion } from './contract-version.ts';
import type { RemoteDeclaration } from './remote-declaration.ts';

/** Texts of a remote in one language: a tree of strings. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** The same tree with any texts: what a translation has to provide. */
export type TextsLike<T extends TextTree> = {
  [K in keyof T]: T[K] extends TextTree ? TextsLike<T[K]> : string;
};

/** What a page is asked for: the page's own part of the address, and the language. */
export interface PageRequest {
  language: Language;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A list that is fetched page by page. */
// biome-ignore lint/suspicious/noExplicitAny: its rows and page parameters are the query's own matter
export type PagedQuery = FetchInfiniteQueryOptions<any, any, any, any, any>;

/** One query of a page, ready to be run ahead of its rendering. */
// biome-ignore lint/suspicious/noExplicitAny: each query has rows of its own, and nobody who runs it ahead looks at them
export type PageQuery = Pick<FetchQueryOptions<any, any, any, any>, 'queryKey' | 'queryFn' | 'staleTime'> | PagedQuery;

export interface RemotePage {
  /** Loads the page's own chunk. */
  load: () => Promise<{ default: ComponentType }>;
  /**
   * Queries that the page is rendered with, as data: started together with the chunk, and waited for by a server before it
   * renders. What else the page asks for it asks in the browser.
   */
  queries?: (request: PageRequest) => readonly PageQuery[];
  /** Further ones, which follow from the rows of the first. */
  followUps?: (request: PageRequest, client: QueryClient) => readonly PageQuery[];
  /**
   * Names of the fields of its address for which the page says something else, as a search does of what is searched. Where the address has
   * one of them, a server renders the page with it, each time anew; all others it renders without their query, and caches. `true`: any field.
   */
  readsQuery?: boolean | readonly string[];
  /**
   * Does what a form of the page is for, where it was sent without scripts. It leaves the outcome in the query client,
   * from which the page is rendered then. Never rejects.
   */
  submit?: (form: URLSearchParams, client: QueryClient, language: Language) => Promise<void>;
}

/** What a remote exposes as `./remote`: its only export to the shell. */
export interface RemoteModule<PageName extends string = string> {
  contract: number;
  name: string;
  pages: Readonly<Record<PageName, RemotePage>>;
  /** Loads the texts of one language; they become the i18n namespace with the remote's name. */
  texts: Readonly<Record<Language, () => Promise<{ default: TextTree }>>>;
}

/** Checks a remote against its declaration: every page that is declared has to be there, and no other. */
export function defineRemote<D extends RemoteDeclaration>(
  declaration: D,
  parts: Pick<RemoteModule<keyof D['pages'] & string>, 'pages' | 'texts'>,
): RemoteModule<keyof D['pages'] & string> {
  return { contract: contractVersion, name: declaration.name, ...parts };
}
