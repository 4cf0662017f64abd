import { readFile } from 'node:fs/promises';
import { problemLine, type RegistryDocument, type RegistryProblem, readRegistry } from '@varda/contract/registry';
import type { FastifyBaseLogger } from 'fastify';

/** A remote as the deployment knows it: where its host is, and which paths it has. */
type DeployedRemote = Pick<RegistryDocument['remotes'][number], 'name' | 'url' | 'mounts'>;

export interface DeployedRemotes {
  remotes: DeployedRemote[];
  /** Entries that are left out, and why. */
  problems: RegistryProblem[];
}

/**
 * Reads which remotes there are. An entry that is wrong costs only its own remote, and is logged.
 *
 * @param file a registry document without pointers, as `registry.json`
 * @throws Error that names the file
 */
export async function readDeployedRemotes(file: string, log: FastifyBaseLogger): Promise<DeployedRemotes> {
  try {
    const { remotes, problems } = readRegistry(JSON.parse(await readFile(file, 'utf8')));
    if (problems.length > 0) log.error({ file, problems: problems.map(problemLine) }, 'Wrong entries of the registry');
    return {
      remotes: remotes.map(({ name, url, mounts }) => ({ name, mounts, url: url.replace(/\/+$/, '') })),
      problems,
    };
  } catch (error) {
    throw new Error(`REMOTES: ${file} is no registry document: ${(error as Error).message}`);
  }
}
