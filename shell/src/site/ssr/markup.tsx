import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface Markup {
  /** Elements that belong into the document's head. */
  head: string;
  /** The root element with the page in it. */
  body: string;
}

/** Begins the root element. Texts and attributes have no `<` of their own: the first of its kind is the one. */
const rootStart = '<div id="root">';

/** Renders a page in the root element that a browser will hydrate. */
export async function markupOf(page: ReactNode): Promise<Markup> {
  const html = await htmlOf(<div id="root">{page}</div>);
  // React puts what belongs into the head before all others.
  const root = html.indexOf(rootStart);
  return { head: html.slice(0, root), body: html.slice(root) };
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
