import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface Markup {
  /** Elements that belong into the document's head: React puts them before all others. */
  head: string;
  body: string;
  /** What the page says of itself: 404 where there is no such thing. */
  status: number;
}

const headElements = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;
const statusElement = /<meta name="prerender-status-code" content="(\d{3})"/;

export async function markupOf(page: ReactNode): Promise<Markup> {
  const html = await htmlOf(page);
  const [head = ''] = headElements.exec(html) ?? [];
  return { head, body: html.slice(head.length), status: Number(statusElement.exec(head)?.[1] ?? 200) };
}

function htmlOf(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      // A part that threw would be rendered by the browser: better all of it is.
      onError: reject,
    });
  });
}
