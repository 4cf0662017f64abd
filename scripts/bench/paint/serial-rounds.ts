import type { CDPSession } from '@playwright/test';

/** What a page needs before it runs; pictures and fonts are not waited for. */
const kinds = ['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR'];

interface Frames {
  callFrames: { url: string }[];
  parent?: Frames;
}

/** Counts how many requests stand in a row, each known of only by the answer to the one before. Returns how many so far. */
export function watchRounds(session: CDPSession): () => number {
  const roundOf = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ type = 'Other', request, initiator }) => {
    if (!kinds.includes(type) || roundOf.has(request.url)) return;
    const known = [initiator.url ?? '', ...framesOf(initiator.stack)].map((url) => roundOf.get(url) ?? 0);
    roundOf.set(request.url, 1 + Math.max(...known));
  });
  return () => Math.max(0, ...roundOf.values());
}

function framesOf(stack: Frames | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)] : [];
}
