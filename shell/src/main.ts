import '@varda/shared/styles.css';
import './theme-variables.css';
import { guardSinks } from './federation/guarded-sinks.ts';

guardSinks();
// Evaluated after that, and in the same chunk: no request, and no gap in which a click would find nothing that answers.
const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
await start();
