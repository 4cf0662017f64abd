import { intentsOfItems, isScreenIntent, type ScreenIntent } from '@varda/platform/remote/screen-intent';
import { useLocation, useNavigate } from '@varda/platform/router';
import { useEffect, useMemo, useRef } from 'react';
import type { OpenDialog } from '../dialog/use-dialog.ts';
import type { List } from '../list/use-list.ts';
import type { Locks } from '../permissions/locks.ts';
import type { Entity } from '../resource/resource.ts';

/** Opens the dialog that a navigation has asked for, once; a row to edit as soon as it is in the list. */
export function useScreenIntent<Row extends Entity>(
  list: List<Row>,
  open: OpenDialog<Row>,
  { write }: Pick<Locks<Row>, 'write'>,
): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const intent = useMemo(() => (isScreenIntent(state) ? state : intentIn(search)), [state, search]);
  const row = intent?.open === 'edit' ? list.rows.find(({ _id }) => _id === intent.id) : undefined;
  const isSettled = intent !== null && (intent.open !== 'edit' || row || (list.status !== 'loading' && !list.isStale));

  // The location keeps the intent until the navigation below has ended.
  const done = useRef<ScreenIntent>(null);
  useEffect(() => {
    if (!isSettled || done.current === intent) return;
    done.current = intent;
    if (write === null && intent?.open === 'create') open({ kind: 'create' });
    if (write === null && intent?.open === 'draft') open({ kind: 'draft', id: intent.id });
    // Whoever sees an item reads what is said of it, and decides about its draft without writing it.
    if (intent?.open === 'review' || intent?.open === 'comments') open({ kind: intent.open, id: intent.id });
    if (row && write === null) open({ kind: 'edit', row });
    // A reload, or going back, is not another intent.
    const left = new URLSearchParams(search);
    for (const name of intentsOfItems) left.delete(name);
    navigate(`${pathname}${left.size > 0 ? `?${left}` : ''}`, { replace: true, state: null, preventScrollReset: true });
  }, [isSettled, intent, row, write, open, navigate, pathname, search]);
}

/** A link from the site, or out of an e-mail, names in its address what it is to open. */
function intentIn(search: string): ScreenIntent | null {
  const asked = new URLSearchParams(search);
  const open = intentsOfItems.find((name) => asked.has(name));
  return open ? { open, id: asked.get(open) ?? '' } : null;
}
