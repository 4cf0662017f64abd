import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../site/site.ts';

interface ComposeService {
  image: string;
  build?: { dockerfile: string; args?: Record<string, string> };
  pull_policy?: string;
  environment?: Record<string, string>;
  secrets?: string[];
  ports?: string[];
  cap_add?: string[];
  network_mode?: string;
  logging?: { driver: string; options: Record<string, string> };
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  stop_grace_period?: string;
}

/** `docker-compose.yml` with its anchors in place and its variables as they stand there. */
export async function readCompose(): Promise<{
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
}> {
  return parse(await readFile(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true, maxAliasCount: -1 });
}
