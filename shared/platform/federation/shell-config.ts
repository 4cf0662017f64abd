import type { Language } from '@varda/contract/language';
import type { DehydratedRows } from '../query/dehydrate.ts';
import type { LiveRemote } from './live-remote.ts';

/** Id of the element that carries the configuration, as inert JSON. */
export const configElement = 'shell-config';

/** Id of the element whose `nonce` style elements may be added under. It stands last in the document. */
export const nonceElement = 'shell-nonce';

/** Id of the template with the scripts of a rendered page, which come after its first paint: see `shell/src/site/bootstrap`. */
export const deferredScriptsElement = 'deferred-scripts';

/** Attribute of the style sheets that a document paints its outline without, and scripts apply. */
export const entryStyleMark = 'data-entry';

/** Root element of a document that comes without its page. */
export const emptyRoot = '<div id="root"></div>';

/** Mark in the browser's timeline, and `data-` attribute of the root: from here on React answers what is done to the page. */
export const hydratedMark = 'hydrated';

/** What the shell's server tells the browser inside the document. */
export interface ShellConfig {
  /** Scheme and host of the site, as search engines get them. */
  origin: string;
  /** The language in which the document was asked for. */
  language: Language;
  remotes: LiveRemote[];
  /** Rows that the page in the document was rendered with; without them there is none in it. */
  rows?: DehydratedRows;
  /** Whether some rows of that page could not be had: it is rendered anew with those that could. */
  hasGaps?: true;
}
