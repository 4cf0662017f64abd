/** Id of each layout's `main`: where the skip link leads, and where the focus goes when the page has changed. */
export const contentId = 'content';

/** Moves the focus to the page's heading, or to `main` while it has none. What the page has focused itself stays. */
export function focusPage(): void {
  const main = document.getElementById(contentId);
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Time in which a title may still change before it is read out, in milliseconds. */
const settling = 150;

/** Calls `say` with the document's title once it has settled, and again when the page changes it. Returns the end of it. */
export function followTitle(say: (title: string) => void): () => void {
  const tell = () => say(document.title);
  let timer = setTimeout(tell, settling);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(tell, settling);
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
