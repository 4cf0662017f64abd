import { runSite } from './site/run-site.ts';

await runSite();
