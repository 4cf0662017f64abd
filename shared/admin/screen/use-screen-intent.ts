import { isScreenIntent, type ScreenIntent } from '@varda/platform/remote/screen-intent';
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
  // A link from the site names in its address what it is to open.
  const asked = new URLSearchParams(search).get('edit');
  const intent = useMemo(
    () => (isScreenIntent(state) ? state : asked !== null ? ({ open: 'edit', id: asked } as const) : null),
    [state, asked],
  );
  const row = intent?.open === 'edit' ? list.rows.find(({ _id }) => _id === intent.id) : undefined;
  const isSettled = intent !== null && (intent.open !== 'edit' || row || (list.status !== 'loading' && !list.isStale));

  // The location keeps the intent until the navigation below has ended.
  const done = useRef<ScreenIntent>(null);
  useEffect(() => {
    if (!isSettled || done.current === intent) return;
    done.current = intent;
    if (write === null && intent?.open === 'create') open({ kind: 'create' });
    if (write === null && intent?.open === 'draft') open({ kind: 'draft', id: intent.id });
    if (row && write === null) open({ kind: 'edit', row });
    // A reload, or a way back, is not another intent.
    const left = new URLSearchParams(search);
    left.delete('edit');
    navigate(`${pathname}${left.size > 0 ? `?${left}` : ''}`, { replace: true, state: null, preventScrollReset: true });
  }, [isSettled, intent, row, write, open, navigate, pathname, search]);
}
