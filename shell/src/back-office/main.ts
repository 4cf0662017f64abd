import '@varda/shared/styles.css';
import '../theme-variables.css';
import './frame.css';
import { startScripts } from '../start-scripts.ts';

await startScripts(async () => {
  const { startBackOffice } = await import(/* webpackMode: "eager" */ './start.tsx');
  return startBackOffice;
});
