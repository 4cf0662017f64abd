import type { Language } from '../contract/language.ts';
import type { CarriedRows } from '../query/carry-over.ts';
import type { LiveRemote } from './registry.ts';

/** Id of the element that carries the configuration, as inert JSON. */
export const configElement = 'shell-config';

/** Id of the element whose `nonce` style elements may be added under. It stands last in the document. */
export const nonceElement = 'shell-nonce';

/** Id of the template with the scripts of a page that has come with its document; see `shell/src/begin.ts`. */
export const beginElement = 'shell-begin';

/** Mark in the browser's timeline: from here on the page's scripts answer. */
export const takenOverMark = 'taken-over';

/** What the shell's server tells the browser inside the document. */
export interface ShellConfig {
  /** Scheme and host of the site, as search engines are told. */
  origin: string;
  /** The language in which the document was asked for. */
  language: Language;
  remotes: LiveRemote[];
  /** Rows that the page in the document was rendered with; without them there is none in it. */
  rows?: CarriedRows;
}
