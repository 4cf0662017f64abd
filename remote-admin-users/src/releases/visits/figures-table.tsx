import { Table } from '@mantine/core';
import { Pager } from '@varda/admin/components';
import { type ReactNode, useState } from 'react';
import classes from './visits.module.css';

interface Props<Row> {
  /** What it is a table of. */
  label: string;
  /** Of the columns, the first of which names the rows. */
  headings: readonly (string | { short: string; long: string })[];
  /** Narrower than this it scrolls inside its frame, in pixels. */
  minWidth: number;
  rows: readonly Row[];
  /** A row of the table. */
  children: (row: Row) => ReactNode;
}

const first = { page: 1, limit: 10 };

/** A table of what was measured, page by page where it is long. */
export function FiguresTable<Row>({ label, headings, minWidth, rows: all, children }: Props<Row>) {
  const [state, setState] = useState(first);
  const page = Math.min(state.page, Math.max(1, Math.ceil(all.length / state.limit)));
  const rows = all.slice((page - 1) * state.limit, page * state.limit);
  const list = {
    state: { ...state, page },
    totalCount: all.length,
    change: (part: Partial<typeof state>) => setState({ ...state, page: 1, ...part }),
  };
  return (
    <>
      <Table.ScrollContainer minWidth={minWidth} type="native" tabIndex={0} role="group" aria-label={label}>
        <Table className={classes.table} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {headings.map((heading) =>
                typeof heading === 'string' ? (
                  <Table.Th key={heading}>{heading}</Table.Th>
                ) : (
                  <Table.Th key={heading.short}>
                    <abbr title={heading.long}>{heading.short}</abbr>
                  </Table.Th>
                ),
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{rows.map(children)}</Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {all.length > first.limit && <Pager list={list} of={label} />}
    </>
  );
}
