import type { Language } from '@varda/contract/language';
import { idleMoment } from '@varda/platform/idle-moment';
import type { QueryClient } from '@varda/platform/query';
import type { Shell } from '../shell.ts';
import { isOfBackOffice } from './is-of-back-office.ts';

/**
 * Fetches the code of the other screens, one remote after the other, whenever nothing else is being asked for: whoever works
 * here opens several of them. Rows are asked for by the visit. What goes wrong shows when the visit comes.
 *
 * @returns ends it
 */
export function prefetchScreens(shell: Shell): () => void {
  let isOver = savesData();
  const fetchAll = async () => {
    for (const remote of shell.remotes.live) {
      if (!remote.manifest || !isOfBackOffice(remote)) continue;
      await quiet(shell.queryClient);
      if (isOver) return;
      await fetchScreens(shell, remote.name).catch(() => undefined);
    }
  };
  void fetchAll();
  return () => {
    isOver = true;
  };
}

async function fetchScreens(shell: Shell, name: string): Promise<void> {
  const { pages, texts } = await shell.remotes.load(name);
  await Promise.all([texts[shell.i18n.language as Language](), ...Object.values(pages).map((page) => page.load())]);
}

/** Resolves in an idle moment in which no rows are being asked for. */
async function quiet(client: QueryClient): Promise<void> {
  do await idleMoment();
  while (client.isFetching() > 0);
}

/** Whether somebody has asked the browser to save data. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
