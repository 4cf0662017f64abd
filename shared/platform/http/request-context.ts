import type { Language } from '@varda/contract/language';
import { languageStore } from '@varda/platform/language';

/** Where calls are made from. */
export interface RequestContext {
  /** What stands before `/api`; empty in a browser, whose page has the api below its own address. */
  origin: string;
  /** Language of the messages that the api answers with. */
  language: Language;
  /** Longest wait for an answer, in milliseconds. */
  timeoutMs: number;
  /** What a server passes on of the request that it answers. */
  headers?: Readonly<Record<string, string>>;
}

const ofBrowser = (): RequestContext => ({
  origin: '',
  language: languageStore.getState().language,
  timeoutMs: 30_000,
});

let find = ofBrowser;

export function requestContext(): RequestContext {
  return find();
}

/** For a server, which renders for many visitors at a time: `current` tells those of the one that is being rendered for. */
export function takeRequestContextFrom(current: () => RequestContext): void {
  find = current;
}
