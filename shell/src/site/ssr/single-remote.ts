import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { remoteAt } from '@varda/platform/federation/remote-at';
import type { RemoteModule } from '@varda/platform/remote';
import type { Remotes } from '../../remotes/federated-remotes.ts';

/** The remotes of a page that is rendered on a server: the one that has it is there, and nothing of them changes. */
export function singleRemote(live: readonly LiveRemote[], module: RemoteModule): Remotes {
  return {
    live,
    at: (pathname) => remoteAt(live, pathname),
    load: async () => module,
    loadedAs: () => null,
    watch: () => () => undefined,
    renew: async () => undefined,
    complete: async () => undefined,
    forget: () => undefined,
  };
}
