import '@varda/shared/styles.css';
import './theme-variables.css';
import { guardSinks } from './federation/guarded-sinks.ts';
import { letOthersIn } from './navigation/let-others-in.ts';

/** What takes longest to evaluate, in this file's own chunk. All of it at once would keep a cheap phone busy for a fifth of a second. */
const libraries = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@varda/shared/router'),
  () => import(/* webpackMode: "eager" */ '@varda/shared/ui'),
];

guardSinks();
for (const evaluate of libraries) {
  await evaluate();
  await letOthersIn();
}
const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
await letOthersIn();
await start();
