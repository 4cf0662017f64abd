import { Node } from '@tiptap/core';
import { keepsShape } from './table-shape.ts';

/** A count of columns or rows that a cell spans; one is what a cell has anyway. */
function span(name: 'colspan' | 'rowspan') {
  return {
    default: null,
    parseHTML: (cell: HTMLElement) => {
      const given = cell.getAttribute(name);
      return given === '1' ? null : given;
    },
  };
}

/**
 * Tables as texts bring them along. The toolbar makes none, but what stands in their cells can be written
 * in, and nothing of them is lost.
 */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: '(tableHead | tableBody)+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', 0],
  addExtensions: () => [TableHead, TableBody, TableRow, TableCell, TableHeading],
  addProseMirrorPlugins: () => [keepsShape()],
});

const TableHead = Node.create({
  name: 'tableHead',
  content: 'tableRow*',
  parseHTML: () => [{ tag: 'thead' }],
  renderHTML: () => ['thead', 0],
});

const TableBody = Node.create({
  name: 'tableBody',
  content: 'tableRow*',
  parseHTML: () => [{ tag: 'tbody' }],
  renderHTML: () => ['tbody', 0],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeading)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeading = TableCell.extend({
  name: 'tableHeading',
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});
