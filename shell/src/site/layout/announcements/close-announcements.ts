import { safeLocalStorage } from '@varda/platform/storage';

/** Key in local storage: `announcement-1@4 announcement-3@1`, the versions that the visitor has closed. */
const storageKey = 'closed-announcements';

/**
 * Hides the announcements that the visitor has closed, and closes those whose button is pressed, for as long as the document lives.
 * All of it is done by a style sheet, so that it works before the page is there and before it is hydrated, and React knows
 * nothing of it. The inline script of a document with announcements calls it ahead of the page; where there was none, React does.
 */
export function closeAnnouncements(): void {
  const page = window as { closesAnnouncements?: true };
  if (page.closesAnnouncements) return;
  page.closesAnnouncements = true;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const stored = () =>
    (safeLocalStorage.getItem(storageKey) ?? '').split(' ').filter((key) => /^[\w-]+@\d+$/.test(key));
  let closed = stored();
  const hide = () => sheet.replaceSync(closed.length > 0 ? hiding(closed) : '');
  hide();
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-announcement] button') : null;
    const key = button?.closest<HTMLElement>('[data-announcement]')?.dataset.announcement;
    // A press from before hydration is replayed.
    if (!button || !key || closed.includes(key)) return;
    const next = focusAfter(button);
    // Another tab may have closed some meanwhile.
    closed = [...new Set([...stored(), ...closed])].filter((other) => idOf(other) !== idOf(key)).concat(key);
    safeLocalStorage.setItem(storageKey, closed.join(' '));
    hide();
    next?.focus();
  });
}

const idOf = (key: string) => key.split('@')[0];

/** With the last one the region goes, too. */
function hiding(closed: readonly string[]): string {
  const items = closed.map((key) => `[data-announcement="${key}"]`).join();
  return `${items},.announcements:not(:has(li:not(${items}))){display:none!important}`;
}

/** What has the focus once a button is gone: the next one, the one before it, or else what comes first below. */
function focusAfter(button: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('.announcements button')].filter(
    (each) => each === button || each.getClientRects().length > 0,
  );
  const place = all.indexOf(button);
  return all[place + 1] ?? all[place - 1] ?? document.querySelector<HTMLElement>('header a') ?? undefined;
}
