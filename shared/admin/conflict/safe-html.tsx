import { createElement, type ReactNode, useMemo } from 'react';
import classes from './conflict.module.css';

const shown =
  'p, h1, h2, h3, strong, b, em, i, u, s, sup, sub, ul, ol, li, br, blockquote, table, thead, tbody, tr, th, td';

interface Props {
  html: string;
  /** What it stands beside: paragraphs that are in this one alone are marked. Nothing is, beside nothing. */
  other: string;
}

/** HTML that the server has not cleaned yet: of what an editor has written, only what shows text and pictures. */
export function SafeHtml({ html, other }: Props) {
  const drawn = useMemo(() => {
    const known = other === '' ? null : new Set(paragraphsOf(parse(other)).map(wordingOf));
    return [...parse(html).childNodes].map((node, place) => draw(node, place, known));
  }, [html, other]);
  return <div className={classes.rich}>{drawn}</div>;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const paragraphs = 'p, h1, h2, h3, li, blockquote, td, th';

const isParagraph = (element: Element) => element.matches(paragraphs) && !element.querySelector(paragraphs);

const paragraphsOf = (body: Element) => [...body.querySelectorAll(paragraphs)].filter(isParagraph);

/**
 * How a paragraph is aligned and what is in it, without attributes but addresses: the server writes those of links and pictures
 * otherwise than the editor does.
 */
const wordingOf = (paragraph: Element) =>
  alignmentOf(paragraph) +
  paragraph.innerHTML
    .replace(/<(\/?\w+)(?:[^>]*?( href="[^"]*"))?[^>]*>/g, '<$1$2>')
    .replace(/(&nbsp;|\s)+/g, ' ')
    .trim();

/** Left is how a text stands anyway. */
const alignmentOf = (element: Element) =>
  element instanceof HTMLElement ? element.style.textAlign.replace('left', '') : '';

function draw(node: Node, key: number, known: ReadonlySet<string> | null): ReactNode {
  // Between the parts of a table React refuses spaces.
  if (node instanceof Text) return node.parentElement?.matches('table, thead, tbody, tr') ? null : node.data;
  if (!(node instanceof Element) || node.matches('script, style, template, colgroup')) return null;
  const source = node.getAttribute('src') ?? '';
  if (node.matches('img') && source.startsWith('/api/pictures/'))
    return <img key={key} src={source} alt={node.getAttribute('alt') ?? ''} className={classes.picture} />;
  if (node.matches('iframe, video')) return <p key={key}>{source}</p>;
  const inside = [...node.childNodes].map((child, place) => draw(child, place, known));
  const isOwn = known !== null && inside.length > 0 && isParagraph(node) && !known.has(wordingOf(node));
  const children = isOwn ? [<mark key="own">{inside}</mark>] : inside;
  // In a dialog its headings are none of the page.
  const name = /^H\d$/.test(node.tagName) ? 'P' : node.tagName;
  if (node.tagName === 'A')
    return (
      <span key={key}>
        <u>{children}</u> ({node.getAttribute('href')})
      </span>
    );
  if (!node.matches(shown)) return <span key={key}>{children}</span>;
  const isHeading = name !== node.tagName;
  const textAlign = alignmentOf(node) as 'center' | 'right' | 'justify' | '';
  return createElement(
    name.toLowerCase(),
    {
      key,
      ...(isHeading && { className: classes.heading }),
      ...spans(node),
      ...(textAlign && { style: { textAlign } }),
    },
    ...(children.length > 0 ? children : []),
  );
}

/** Over how many columns and rows a cell stands. */
function spans(node: Element): { colSpan?: number; rowSpan?: number } {
  if (!(node instanceof HTMLTableCellElement)) return {};
  return { colSpan: node.colSpan, rowSpan: node.rowSpan };
}
