import type { OpenedKind } from '@varda/contract/presence';
import type { Stamps } from '@varda/contract/stamps';
import { useQuery } from '@varda/platform/query';
import { createContext, useContext } from 'react';
import type { Entity } from '../resource/resource.ts';
import classes from '../table/cells.module.css';
import { stampsQuery } from './stamps.query.ts';

/** The rows of the page whose people are asked for at once. */
export const StampedRows = createContext<{ kind: OpenedKind; rows: readonly Entity[] }>({ kind: 'users', rows: [] });

function Person({ row, who }: { row: Entity; who: keyof Stamps }) {
  const { kind, rows } = useContext(StampedRows);
  const { data } = useQuery(stampsQuery(kind, rows));
  return <span className={classes.text}>{data && (data[row._id]?.[who]?.name ?? '–')}</span>;
}

const CreatedBy = ({ row }: { row: Entity }) => <Person row={row} who="createdBy" />;
const UpdatedBy = ({ row }: { row: Entity }) => <Person row={row} who="updatedBy" />;

/** Who has made a row, and who has saved it last: columns of every list, hidden until somebody wants them. */
export const stampColumns = [
  { key: 'createdBy', width: 136, Cell: CreatedBy },
  { key: 'updatedBy', width: 136, Cell: UpdatedBy },
] as const;
