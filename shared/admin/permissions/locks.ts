import { type Action, permissionFor } from '@varda/contract/permissions';
import type { Entity, Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useMay } from './use-may.ts';

/** Why things cannot be done on a screen, each null where it can. */
export interface Locks<Row> {
  /** To add, edit and mark rows. */
  write: string | null;
  /** To change, import or restore rows outside of their form, where there are no drafts; null being a new row. */
  publish: (row: Row | null) => string | null;
  /** To publish drafts. Without it a form saves one, of a row that visitors do not see, too: what shows it to them is part of it. */
  publishDraft: string | null;
  /** To move rows, which visitors see at once. */
  move: string | null;
  delete: string | null;
}

/** Tells why the account cannot do something in an area; null where it can, or where there is no such thing to do. */
export function useLock(): (area: string | undefined, action: Exclude<Action, 'see'>) => string | null {
  const { t } = useAdminTexts();
  const may = useMay();
  return (area, action) => {
    const permission = area && permissionFor(area, action);
    return permission && !may(permission) ? t(`locked.${action}`) : null;
  };
}

/** @param locked why nothing at all can be changed; null where that depends on the account's permissions */
export function useLocks<Row extends Entity, Values extends object>(
  { area, isPublic }: Pick<Resource<Row, Values>, 'area' | 'isPublic'>,
  locked: string | null,
): Locks<Row> {
  const lockOf = useLock();
  const lock = (action: Exclude<Action, 'see'>) => locked ?? lockOf(area, action);
  const [write, publish] = [lock('write'), lock('publish')];
  const isSeen = (row: Row | null) => !isPublic || (row !== null && isPublic(row));
  return {
    write,
    publish: (row) => (isSeen(row) ? publish : null),
    publishDraft: publish,
    move: write ?? publish,
    delete: lock('delete'),
  };
}
