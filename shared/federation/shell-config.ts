import type { Language } from '../contract/language.ts';
import type { LiveRemote } from './registry.ts';

/** Id of the element that carries the configuration, as inert JSON. */
export const configElement = 'shell-config';

/** What the shell's server tells the browser inside the document. */
export interface ShellConfig {
  /** The language in which the document was asked for. */
  language: Language;
  remotes: LiveRemote[];
}
