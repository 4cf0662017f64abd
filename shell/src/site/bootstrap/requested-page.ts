import type { ShellRouter } from '../../app.tsx';
import type { OutletContent } from '../../remotes/outlet/open-page.ts';
import type { Shell } from '../../shell.ts';

/**
 * What the router has opened at the address: the page that the document has come with, another one than that, or nothing that
 * could be shown.
 */
export type Opened = 'same' | 'other' | 'nothing';

/** The page of the address that the document was asked for. */
export class RequestedPage {
  readonly #router: ShellRouter;
  readonly #shell: Shell;
  readonly #pathname = window.location.pathname;
  readonly #version: string;

  /** To be made before the router has opened anything, while the list of remotes is the document's. */
  constructor(router: ShellRouter, shell: Shell) {
    this.#router = router;
    this.#shell = shell;
    this.#version = this.#versionNow();
  }

  /** Waits until the router has opened it. */
  async open(): Promise<Opened> {
    const router = this.#router;
    if (!router.state.initialized) await new Promise<void>((resolve) => waitFor(router, resolve));
    return this.#opened();
  }

  /** Opens it once more, after nothing could be shown. Rejects when there still is nothing. */
  async openAgain(): Promise<Opened> {
    // Without an answer the list of remotes stays as it was, and the page is tried with that.
    await this.#shell.remotes.renew().catch(() => undefined);
    await this.#router.revalidate();
    const opened = this.#opened();
    if (opened === 'nothing') throw new Error(`${this.#pathname} could not be opened`);
    return opened;
  }

  #opened(): Opened {
    const { errors, loaderData, location } = this.#router.state;
    const contents: (OutletContent | null)[] = Object.values(loaderData);
    if (errors || contents.some((content) => content?.kind === 'failure')) return 'nothing';
    const isSame = location.pathname === this.#pathname && this.#versionNow() === this.#version;
    return isSame && contents.every((content) => content?.kind === 'page') ? 'same' : 'other';
  }

  /** Another version of the remote has another page. */
  #versionNow(): string {
    const remote = this.#shell.remotes.at(this.#pathname);
    return `${remote?.url} ${remote?.manifest?.version}`;
  }
}

function waitFor(router: ShellRouter, done: () => void): void {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    done();
  });
}
