import { z } from 'zod';
import { longestMeasured } from './bounds.ts';
import { pageMetrics } from './page-metrics.ts';
import { remoteName, remoteVersion } from './releases.ts';

export type PageMetric = (typeof pageMetrics)[number];

/** The pattern of a page's path, `/product/:id`: which product somebody has looked at is nobody's business. */
const pagePattern = z
  .string()
  .max(80)
  .regex(/^\/[a-z/:-]*$/i, { error: 'wrong_value' });

const build = {
  remote: remoteName,
  /** `null` where the browser knows of no build. */
  version: remoteVersion.nullable(),
};

/** In milliseconds, of CLS in thousandths. */
const value = z.int().min(0).max(longestMeasured);

/** One thing that a browser has seen. There is nothing in it about who has sent it. */
const vitalsSample = z.discriminatedUnion('metric', [
  z.object({ ...build, metric: z.enum(pageMetrics), page: pagePattern, value }),
  /** How long it took until the remote's module could be used. */
  z.object({ ...build, metric: z.literal('load'), value }),
  /** The remote could not be loaded. */
  z.object({ ...build, metric: z.literal('failure') }),
]);
export type VitalsSample = z.infer<typeof vitalsSample>;

export const vitalsReport = z.object({ samples: z.array(vitalsSample).min(1).max(30) });

/** How many days are stored. */
export const vitalsRetentionDays = 90;

export const vitalsQuery = z.object({ days: z.coerce.number().int().min(1).max(vitalsRetentionDays).default(7) });

/** Three of four are no worse than `p75`; `null` where there are none. Milliseconds, of CLS thousandths. */
const figures = { p75: z.number().nullable(), samples: z.int() };

export const vitals = z.object({
  pages: z.array(
    z.object({
      remote: z.string(),
      page: z.string(),
      metrics: z.record(z.enum(pageMetrics), z.object(figures)),
    }),
  ),
  remotes: z.array(
    z.object({
      remote: z.string(),
      /** `null`: not a release, but what the host served. */
      version: z.string().nullable(),
      loads: z.object(figures),
      failures: z.int(),
    }),
  ),
});
export type Vitals = z.infer<typeof vitals>;
