import '@varda/shared/styles.css';
import type { Language } from '@varda/shared/contract/language';
import '../theme-variables.css';
import { yieldToMain } from '../navigation/yield-to-main.ts';
import { retryBeside } from '../notice/retry-notice.ts';
import { guardSinks } from '../remotes/trusted-types.ts';

/** What takes longest to evaluate, in this file's own chunk. All of it at once would keep a cheap phone busy for a fifth of a second. */
const libraries = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@varda/shared/router'),
  () => import(/* webpackMode: "eager" */ '@varda/shared/ui'),
];

guardSinks();
try {
  for (const evaluate of libraries) {
    await evaluate();
    await yieldToMain();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await yieldToMain();
  await start();
} catch (error) {
  console.error(error);
  // What has been evaluated with an error stays as it is: only a new document evaluates it again.
  await retryBeside(() => new Promise(() => window.location.reload()), document.documentElement.lang as Language);
}
