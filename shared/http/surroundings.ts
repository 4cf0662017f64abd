import { languageStore } from '@varda/shared/language';
import type { Language } from '../contract/language.ts';

/** Where calls are made from. */
export interface Surroundings {
  /** What stands before `/api`; empty in a browser, whose page has the api below its own address. */
  origin: string;
  /** Language of the messages that the api answers with. */
  language: Language;
  /** Longest wait for an answer, in milliseconds. */
  patience: number;
  /** What a server passes on of the request that it answers. */
  headers?: Readonly<Record<string, string>>;
}

const ofBrowser = (): Surroundings => ({
  origin: '',
  language: languageStore.getState().language,
  patience: 30_000,
});

let find = ofBrowser;

export function surroundings(): Surroundings {
  return find();
}

/** For a server, which renders for many visitors at a time: `current` tells those of the one that is being rendered for. */
export function takeSurroundingsFrom(current: () => Surroundings): void {
  find = current;
}
