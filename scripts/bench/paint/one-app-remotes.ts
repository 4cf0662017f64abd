import type { LiveRemote } from '@varda/platform/federation/live-remote';
import type { RemoteManifest } from '@varda/platform/federation/manifest';
import { remoteAt } from '@varda/platform/federation/remote-at';
import type { RemoteModule } from '@varda/platform/remote';
import { contractVersion } from '@varda/platform/remote/contract-version';
import type { RemoteDeclaration } from '@varda/platform/remote/declaration';
import registry from '../../../registry.json' with { type: 'json' };
import { declaration as content } from '../../../remote-admin-content/remote.declaration.ts';
import { declaration as products } from '../../../remote-admin-products/remote.declaration.ts';
import { declaration as users } from '../../../remote-admin-users/remote.declaration.ts';
import { declaration as site } from '../../../remote-public/remote.declaration.ts';
import publicRemote from '../../../remote-public/src/remote.ts';
import type { Remotes } from '../../../shell/src/remotes/federated-remotes.ts';

/** What one app has of each remote: the site's part at hand, the back office's as a chunk. */
const parts: Record<string, { declaration: RemoteDeclaration; load: () => Promise<{ default: RemoteModule }> }> = {
  public: { declaration: site, load: async () => ({ default: publicRemote }) },
  'admin-content': { declaration: content, load: () => import('../../../remote-admin-content/src/remote.ts') },
  'admin-products': { declaration: products, load: () => import('../../../remote-admin-products/src/remote.ts') },
  'admin-users': { declaration: users, load: () => import('../../../remote-admin-users/src/remote.ts') },
};

/** Takes the place of the federation in the build of everything as one app. */
export class FederatedRemotes implements Remotes {
  readonly live: readonly LiveRemote[] = registry.remotes.flatMap(({ name, mounts }) => {
    const declaration = parts[name]?.declaration;
    return declaration ? [{ name, mounts, url: '', manifest: manifestOf(declaration) }] : [];
  });

  at(pathname: string): LiveRemote | null {
    return remoteAt(this.live, pathname);
  }

  async load(name: string): Promise<RemoteModule> {
    const loaded = await parts[name]?.load();
    if (!loaded) throw new Error(`There is no remote ${name}`);
    return loaded.default;
  }

  readonly loadedAs = () => null;
  readonly watch = () => () => undefined;
  async renew(): Promise<void> {}
  async complete(): Promise<void> {}
  forget(): void {}
}

/** The routes of a remote; there are no files to be named. */
function manifestOf({ name, pages, navigation = [] }: RemoteDeclaration): RemoteManifest {
  const none = { js: [], css: [] };
  return {
    name,
    contract: contractVersion,
    version: 'one-app',
    requires: {},
    takes: {},
    entry: '-',
    container: '-',
    remote: none,
    texts: { en: none, mk: none },
    pages: Object.fromEntries(Object.entries(pages).map(([page, path]) => [page, { path, chunk: none }])),
    navigation,
    firstCalls: {},
    integrity: {},
  };
}
