import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

const oneVersion = /^"(\d{1,9})"$/;

/** The header by which a change says which version it is about; `*` is any of them. */
export const ifMatchHeaders = z.object({
  'if-match': z.union([z.literal('*'), z.string().regex(oneVersion)], { error: 'not_a_version' }).optional(),
});

/** The version that the header names, or null. */
export function versionIn(headers: IncomingHttpHeaders): number | null {
  const [, version] = oneVersion.exec(headers['if-match'] ?? '') ?? [];
  return version === undefined ? null : Number(version);
}
