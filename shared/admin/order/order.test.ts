import { withMoved } from './order.ts';

/** The second page of a list, five rows a page. */
const page = [6, 7, 8, 9, 10].map((position) => ({ _id: `row ${position}`, position }));

test.each([
  ['down', 6, 8, ['row 7', 'row 8', 'row 6', 'row 9', 'row 10']],
  ['up', 10, 6, ['row 10', 'row 6', 'row 7', 'row 8', 'row 9']],
  ['nowhere', 7, 7, ['row 6', 'row 7', 'row 8', 'row 9', 'row 10']],
  ['to an earlier page', 7, 2, ['row 6', 'row 8', 'row 9', 'row 10']],
  ['to a later page', 7, 11, ['row 6', 'row 8', 'row 9', 'row 10']],
])('[A-04] a row that moves %s takes its place at once', (_, from, to, order) => {
  const moved = page.find(({ position }) => position === from);
  if (!moved) throw new Error(`There is no row ${from}`);
  const rows = withMoved(page, moved, to);
  expect(rows.map(({ _id }) => _id)).toEqual(order);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, place) => 6 + place));
});
