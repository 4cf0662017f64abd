import { createElement, type ReactNode, useMemo } from 'react';
import classes from './conflict.module.css';

const shown = new Set(
  ['p', 'h1', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'br', 'blockquote'].map((name) =>
    name.toUpperCase(),
  ),
);

/** HTML that the server has not cleaned yet: of what an editor has written, only what shows text and pictures. */
export function SafeHtml({ html }: { html: string }) {
  const nodes = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body.childNodes, [html]);
  return <div className={classes.rich}>{[...nodes].map(draw)}</div>;
}

function draw(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('script, style, template')) return null;
  const source = node.getAttribute('src') ?? '';
  if (node.matches('img') && source.startsWith('/api/pictures/'))
    return <img key={key} src={source} alt={node.getAttribute('alt') ?? ''} className={classes.picture} />;
  if (node.matches('iframe, video')) return <p key={key}>{source}</p>;
  const children = [...node.childNodes].map(draw);
  // In a dialog its headings are none of the page.
  const name = /^H\d$/.test(node.tagName) ? 'P' : node.tagName;
  if (node.tagName === 'A') return <u key={key}>{children}</u>;
  if (!shown.has(node.tagName)) return <span key={key}>{children}</span>;
  const isHeading = name !== node.tagName;
  return createElement(
    name.toLowerCase(),
    { key, ...(isHeading && { className: classes.heading }) },
    ...(children.length > 0 ? children : []),
  );
}
