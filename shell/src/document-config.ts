import { configElement, hydratedMark, type ShellConfig } from '@varda/platform/federation/shell-config';

/** What the shell's server has put into the document for its scripts, and the element that the page stands in. */
export function readDocument(): { config: ShellConfig; root: HTMLElement } {
  const config = document.getElementById(configElement);
  const root = document.getElementById('root');
  if (!config || !root) throw new Error('The document has no configuration: it has to come from the shell’s server');
  return { config: JSON.parse(config.textContent ?? '') as ShellConfig, root };
}

/** Says to whoever waits for it that React answers from here on. */
export function markHydrated(): void {
  document.documentElement.dataset[hydratedMark] = '';
  performance.mark(hydratedMark);
}
