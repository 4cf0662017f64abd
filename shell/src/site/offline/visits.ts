import { addressIn } from '@varda/platform/router';
import type { ShellRouter } from '../../app.tsx';
import { languageOf, type Shell } from '../../shell.ts';

/** The public pages that were opened in this document. */
export interface Visits {
  readonly addresses: string[];
  /** Called after another one was opened. */
  onVisit: () => void;
}

export function watchVisits(router: ShellRouter, shell: Shell): Visits {
  let { pathname: shown } = window.location;
  const addressOf = (path: string) => addressIn(languageOf(shell), path);
  const visits: Visits = { addresses: [addressOf(shown + window.location.search)], onVisit: () => undefined };
  router.subscribe(({ location: { pathname, search }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    visits.addresses.push(addressOf(pathname + search));
    visits.onVisit();
  });
  return visits;
}
