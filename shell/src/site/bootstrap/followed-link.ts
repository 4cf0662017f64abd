import { isQueueing } from './queued-events.ts';

/** Whether a document is on its way, because the browser follows a link or asks what a form searches for. */
let isFollowing = false;

// A message that is being sent goes on: its document says what has become of it.
addEventListener('submit', ({ target }) => {
  isFollowing ||= isQueueing() && (target as HTMLFormElement).method === 'get';
});

addEventListener('pagehide', () => {
  isFollowing = false;
});

/** Call it for each click that is left to the browser. */
export function noteFollowedLink(event: MouseEvent, target: Element): void {
  isFollowing ||= isFollowed(event, target);
}

/**
 * Leaves a link to the browser while a document is on its way, which would come in place of the page that the router shows: of two
 * links the last one counts. Returns whether it was one.
 */
export function leaveToBrowser(event: MouseEvent, target: Element): boolean {
  if (!isFollowing || !isFollowed(event, target)) return false;
  event.stopPropagation();
  return true;
}

/** Whether the browser answers a click with another document. */
function isFollowed(event: MouseEvent, target: Element): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.dataset.place || !link.protocol.startsWith('http'))
    return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return !link.hash || link.pathname + link.search !== location.pathname + location.search;
}
