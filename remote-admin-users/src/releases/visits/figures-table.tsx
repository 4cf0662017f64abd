import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './visits.module.css';

interface Props {
  /** What it is a table of. */
  label: string;
  /** Of the columns, the first of which names the rows. */
  headings: readonly (string | { short: string; long: string })[];
  /** Narrower than this it scrolls inside its frame, in pixels. */
  minWidth: number;
  /** The rows. */
  children: ReactNode;
}

/** A table of what was measured. */
export function FiguresTable({ label, headings, minWidth, children }: Props) {
  return (
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
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
