import '@varda/ui/styles.css';
import '../theme-variables.css';
import './bootstrap/preview-picture.css';
import { yieldToMain } from '../navigation/yield-to-main.ts';
import { startScripts } from '../start-scripts.ts';

/** What takes longest to evaluate, in this file's own chunk. All of it at once would keep a cheap phone busy for a fifth of a second. */
const libraries = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@varda/platform/router'),
  () => import(/* webpackMode: "eager" */ '@varda/ui'),
];

await startScripts(async () => {
  for (const evaluate of libraries) {
    await evaluate();
    await yieldToMain();
  }
  const { startSite } = await import(/* webpackMode: "eager" */ './start.tsx');
  await yieldToMain();
  return startSite;
});
