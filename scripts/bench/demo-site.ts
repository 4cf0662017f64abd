import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApps } from '../builds/build-apps.ts';
import { staleApps } from '../builds/stale-builds.ts';
import { freePorts } from '../site/ports.ts';
import { Site, type SiteOptions } from '../site/site.ts';

/** Runs `measure` against the built product with the demo content, on free ports and a data folder of its own. */
export async function withDemoSite<T>(
  environment: Record<string, string>,
  measure: (site: Site) => Promise<T>,
  options: Partial<SiteOptions> = {},
): Promise<T> {
  await buildApps(staleApps());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'varda-bench-'));
  const site = await Site.start({ ports: await freePorts(), dataDir, environment, ...options });
  try {
    return await measure(site);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
