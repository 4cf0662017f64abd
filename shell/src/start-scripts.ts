import type { Language } from '@varda/contract/language';
import { retryBeside } from './notice/retry-notice.ts';
import { installTrustedTypes } from './remotes/trusted-types.ts';

/**
 * How both entries start: Trusted Types first, and a notice beside the document where its scripts cannot run.
 *
 * @param evaluate evaluates what the page is started with
 */
export async function startScripts(evaluate: () => Promise<() => Promise<void>>): Promise<void> {
  installTrustedTypes();
  try {
    const start = await evaluate();
    await start();
  } catch (error) {
    console.error(error);
    // What has been evaluated with an error stays as it is: only a new document evaluates it again.
    await retryBeside(() => new Promise(() => window.location.reload()), document.documentElement.lang as Language);
  }
}
