/** Level of a heading of the page below which a text stands. */
export type Level = 1 | 2 | 3;

const heading = /<(\/?)h([12])\b/g;

/**
 * Fits the headings of a text, of which there are two ranks, below the one that it stands under: nobody who reads a page
 * by its headings misses a level, whichever ranks the author has used. The rank stays in `data-rank`, for the looks.
 */
export function withHeadingsBelow(html: string, above: Level): string {
  const highest = html.includes('<h1') ? 1 : 2;
  return html.replace(heading, (_, closing: string, rank: string) => {
    const level = above + 1 + Number(rank) - highest;
    return closing ? `</h${level}` : `<h${level} data-rank="${rank}"`;
  });
}
