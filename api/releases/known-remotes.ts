import {
  type ListedProblem,
  type NewRemote,
  type RegisteredRemote,
  type RegistryProblem,
  readRegistry,
} from '@varda/contract/registry';
import type { Db } from '../database/open-database.ts';
import { listAddedRemotes } from './added-remotes.repository.ts';
import type { DeployedRemotes } from './deployed-remotes.ts';

/** A remote that there is: where its host is, which paths it has, and whom to ask about it if it is none of the deployment's. */
export type KnownRemote = Pick<RegisteredRemote, 'name' | 'url' | 'mounts'> & { owner: string | null };

/** Which remotes there are: those of the deployment, and those that were added since. */
export class KnownRemotes {
  readonly #db: Db;
  readonly #deployed: DeployedRemotes;

  constructor(db: Db, deployed: DeployedRemotes) {
    this.#db = db;
    this.#deployed = deployed;
  }

  async list(): Promise<KnownRemote[]> {
    return (await this.read()).remotes;
  }

  async find(name: string): Promise<KnownRemote | undefined> {
    return (await this.list()).find((remote) => remote.name === name);
  }

  /** Whether the deployment has an entry of this name, be it a wrong one. */
  isDeployed(name: string): boolean {
    const { remotes, problems } = this.#deployed;
    return remotes.some((remote) => remote.name === name) || problems.some(({ entry }) => entry === name);
  }

  /** With the entries that are left out, and why: a later deployment may have what an added remote has. */
  async read(db: Db = this.#db): Promise<{ remotes: KnownRemote[]; problems: ListedProblem[] }> {
    const deployed = this.#deployed.remotes.map((remote) => ({ ...remote, owner: null }));
    const added = await listAddedRemotes(db);
    const { remotes, problems } = readRegistry({ remotes: [...deployed, ...added] });
    const names = new Set(remotes.slice(deployed.length).map(({ name }) => name));
    return {
      remotes: [...deployed, ...added.filter(({ name }) => names.has(name))],
      problems: [
        ...this.#deployed.problems.map((problem) => ({ ...problem, isAdded: false })),
        ...problems.map((problem) => ({ ...problem, isAdded: true })),
      ],
    };
  }

  /** What another remote has that a new one would have too. One that is left out keeps its name, and with it its releases. */
  async clashesOf(tx: Db, remote: NewRemote): Promise<RegistryProblem[]> {
    const { remotes, problems } = await this.read(tx);
    const { name } = remote;
    const leftOut = problems.some(({ entry, isAdded }) => isAdded && entry === name);
    return [
      ...readRegistry({ remotes: [...remotes, remote] }).problems,
      ...(leftOut ? [{ entry: name, kind: 'name' as const, other: name, value: name }] : []),
    ];
  }
}
