import { existsSync } from 'node:fs';
import path from 'node:path';
import { problemLine, readRegistry } from '@varda/contract/registry';
import registry from '../../registry.json' with { type: 'json' };

/** A remote that this machine runs. */
interface LocalRemote {
  name: string;
  mounts: readonly string[];
  /** Of its host, unless a variable says otherwise. */
  port: number;
}

/**
 * The remotes of a registry document with a workspace and a port of this machine, and a line for each entry that is left out: what
 * is wrong with one costs only its own remote.
 */
export function readLocalRemotes(document: unknown): { localRemotes: LocalRemote[]; registryProblems: string[] } {
  const localRemotes: LocalRemote[] = [];
  const { remotes, problems: wrong } = readRegistry(document);
  const problems = wrong.map(problemLine);
  for (const { name, url, mounts } of remotes) {
    const port = URL.canParse(url) ? Number(new URL(url).port) : 0;
    const other = localRemotes.find((known) => known.port === port);
    if (!port)
      problems.push(`${name} is left out: ${url} names no port of this machine, as http://localhost:3001 does`);
    else if (other) problems.push(`${name} is left out: ${other.name} has the same port ${port}`);
    else if (!existsSync(path.join(import.meta.dirname, '../..', `remote-${name}`)))
      problems.push(`${name} is left out: there is no folder remote-${name}`);
    else localRemotes.push({ name, mounts, port });
  }
  return { localRemotes, registryProblems: problems };
}

/** Of `registry.json`. */
export const { localRemotes, registryProblems } = readLocalRemotes(registry);
