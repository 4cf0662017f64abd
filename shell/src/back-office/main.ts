import '@varda/ui/styles.css';
import '../theme-variables.css';
import { startScripts } from '../start-scripts.ts';
import { applyEntryStyles } from './entry-styles.ts';

await startScripts(async () => {
  const styled = applyEntryStyles();
  const { startBackOffice } = await import(/* webpackMode: "eager" */ './start.tsx');
  return () => startBackOffice(styled);
});
