import { readFile } from 'node:fs/promises';
import { type RegistryDocument, registryDocument } from '@varda/shared/contract/registry';

/** A remote as the deployment knows it: where its host is, and which paths it has. */
export type DeployedRemote = Pick<RegistryDocument['remotes'][number], 'name' | 'url' | 'mounts'>;

/**
 * Reads which remotes there are.
 *
 * @param file a registry document without pointers, as `registry.json`
 * @throws Error that names the file
 */
export async function readDeployedRemotes(file: string): Promise<DeployedRemote[]> {
  try {
    const { remotes } = registryDocument.parse(JSON.parse(await readFile(file, 'utf8')));
    return remotes.map(({ name, url, mounts }) => ({ name, mounts, url: url.replace(/\/+$/, '') }));
  } catch (error) {
    throw new Error(`REMOTES: ${file} is no registry document: ${(error as Error).message}`);
  }
}
