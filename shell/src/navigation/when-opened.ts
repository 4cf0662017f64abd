import type { ShellRouter } from '../router.tsx';
import type { Shell } from '../shell.ts';
import type { SlotContent } from '../slot/open-page.ts';

/** Waits for the first page. Resolves with whether it is the one that the document has come with. */
export async function whenOpened(router: ShellRouter, shell: Shell): Promise<boolean> {
  const { live } = shell.remotes;
  const { pathname } = window.location;
  if (!router.state.initialized) await new Promise<void>((resolve) => waitFor(router, resolve));
  // Another list of remotes is another version of the page, and the login leads on whoever is signed in.
  const isSame = shell.remotes.live === live && router.state.location.pathname === pathname;
  return isSame && Object.values(router.state.loaderData).every(isPage);
}

function waitFor(router: ShellRouter, opened: () => void): void {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    opened();
  });
}

/** The shell's own pages load nothing: theirs is null. */
function isPage(content: SlotContent | null): boolean {
  return content?.kind === 'page';
}
