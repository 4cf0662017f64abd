/** What no browser shows where scripts run. */
const unshown = 'style, script, template, noscript, title, xml, object, datalist';
/** For browsers that know none of what they stand in. */
const fallbacks = ['iframe', 'video', 'audio', 'canvas'];
/** What somebody has taken out in Word while it tracked changes, and what others have said about the text. */
const tracked =
  'del:is([datetime], [cite]), .msoDel, .MsoCommentReference, .msocomanchor, [style*="mso-element:comment-list" i]';

/**
 * Takes out what whoever has copied the text does not see in it: notes that are hidden in Word, hidden rows and columns of Excel, what is
 * deleted under tracked changes.
 *
 * @returns whether there was any, which plain text beside the HTML holds
 */
export function removeHidden(body: HTMLElement, html: string): boolean {
  for (const element of body.querySelectorAll(unshown)) element.remove();
  for (const element of body.querySelectorAll(fallbacks.join()))
    element.replaceChildren(...element.querySelectorAll(':scope > source'));
  const hidden: Element[] = [...body.querySelectorAll('table')].flatMap(removeHiddenCells);
  const classes = hiddenClasses(html);
  for (const element of body.querySelectorAll('[style], [hidden], [class]'))
    if (isHidden(element) || classes.some((name) => element.classList.contains(name))) hidden.push(element);
  hidden.push(...body.querySelectorAll(tracked));
  for (const element of hidden) element.remove();
  return hidden.some(({ textContent }) => /\S/.test(textContent));
}

function isHidden(element: Element): boolean {
  const style = element.getAttribute('style') ?? '';
  // Pages in a table of contents: Word shows them, but not in a browser.
  const isOfPaper = /mso-hide\s*:\s*screen/i.test(style);
  return (
    element.hasAttribute('hidden') ||
    /mso-hide\s*:\s*all/i.test(style) ||
    /(^|;)\s*visibility\s*:\s*(hidden|collapse)/i.test(style) ||
    (!isOfPaper && /(^|;)\s*display\s*:\s*none/i.test(style))
  );
}

/** Of styles in Word whose text is hidden. Sheets of mails hide classes for narrow screens only: `display` alone says nothing. */
function hiddenClasses(html: string): string[] {
  return [...html.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)].flatMap(([, name = '', rule = '']) =>
    /mso-hide\s*:\s*all/i.test(rule) ? [name] : [],
  );
}

interface Cell {
  cell: HTMLTableCellElement;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/**
 * A cell that is merged over hidden and visible ones stays, smaller.
 *
 * @returns the others, which are left out
 */
function removeHiddenCells(table: HTMLTableElement): Element[] {
  const isOwn = (part: Element) => part.closest('table') === table;
  const rows = [...table.querySelectorAll('tr')].filter(isOwn);
  const isRowHidden = rows.map((row) => isHidden(row) || hasNoSize(row, 'height'));
  const isColumnHidden = [...table.querySelectorAll('col')]
    .filter(isOwn)
    .flatMap((column) => Array(widthOf(column)).fill(isHidden(column) || hasNoSize(column, 'width')));
  if (![...isRowHidden, ...isColumnHidden].includes(true)) return [];
  const hidden: Element[] = [];
  const cells = placed(rows);
  for (const { cell, row, column, ...size } of cells) {
    const hiddenRows = isRowHidden.slice(row, row + size.rows).filter(Boolean).length;
    const hiddenColumns = isColumnHidden.slice(column, column + size.columns).filter(Boolean).length;
    if (hiddenRows >= size.rows || hiddenColumns >= size.columns) {
      cell.remove();
      hidden.push(cell);
      continue;
    }
    if (hiddenRows > 0) cell.rowSpan = size.rows - hiddenRows;
    if (hiddenColumns > 0) cell.colSpan = size.columns - hiddenColumns;
    const shownIn = isRowHidden.indexOf(false, row);
    if (shownIn === row) continue;
    const next = cells.find(
      (other) => other.row === shownIn && other.column > column && rows[shownIn]?.contains(other.cell),
    );
    rows[shownIn]?.insertBefore(cell, next?.cell ?? null);
  }
  for (const [place, row] of rows.entries()) if (isRowHidden[place]) row.remove();
  return hidden;
}

function hasNoSize(element: Element, name: 'width' | 'height'): boolean {
  return element.getAttribute(name) === '0';
}

/** How many columns one element stands for; no sheet has more than 16384. */
function widthOf(column: Element): number {
  return Math.min(Math.max(Number.parseInt(column.getAttribute('span') ?? '', 10) || 1, 1), 16_384);
}

/** The cells of a table with their places, as merged ones leave them. */
function placed(rows: readonly HTMLTableRowElement[]): Cell[] {
  /** By column, how many rows from this one on a cell of an earlier row takes up. */
  let taken: number[] = [];
  return rows.flatMap((element, row) => {
    let column = 0;
    const cells = [...element.cells].map((cell): Cell => {
      while ((taken[column] ?? 0) > 0) column += 1;
      const at = { cell, row, column, rows: cell.rowSpan || rows.length - row, columns: cell.colSpan };
      for (let over = 0; over < at.columns; over += 1) taken[column + over] = at.rows;
      column += at.columns;
      return at;
    });
    taken = Array.from(taken, (left = 0) => Math.max(left - 1, 0));
    return cells;
  });
}
