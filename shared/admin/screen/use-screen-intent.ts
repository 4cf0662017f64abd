import type { Language } from '@varda/contract/language';
import { intentsOfItems, isScreenIntent, type ScreenIntent } from '@varda/platform/remote/screen-intent';
import { useLocation, useNavigate } from '@varda/platform/router';
import { useEffect, useMemo, useRef } from 'react';
import type { OpenDialog } from '../dialog/use-dialog.ts';
import { findRow, wholeList } from '../list/find-row.ts';
import { type ListState, writeListState } from '../list/list-state.ts';
import type { List } from '../list/use-list.ts';
import type { Locks } from '../permissions/locks.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';

/** Opens the dialog that a navigation has asked for, once; a row to edit as soon as the list is there, on its page. */
export function useScreenIntent<Row extends Entity>(
  list: List<Row>,
  open: OpenDialog<Row>,
  { write }: Pick<Locks<Row>, 'write'>,
): void {
  const { t, failureOf, language } = useAdminTexts();
  const toasts = useToasts();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const intent = useMemo(() => (isScreenIntent(state) ? state : intentIn(search)), [state, search]);
  const row = intent?.open === 'edit' ? list.rows.find(({ _id }) => _id === intent.id) : undefined;
  const isSettled = intent !== null && (intent.open !== 'edit' || row || (list.status !== 'loading' && !list.isStale));

  // Whoever goes on while a row is looked for wants it no more.
  const current = useRef<ScreenIntent>(null);
  useEffect(() => {
    current.current = intent;
    return () => {
      current.current = null;
    };
  }, [intent]);

  // The location keeps the intent until the navigation below has ended.
  const done = useRef<ScreenIntent>(null);
  useEffect(() => {
    if (!isSettled || done.current === intent) return;
    done.current = intent;
    function edit(edited: Row) {
      if (write === null) open({ kind: 'edit', row: edited });
    }
    // A reload, or going back, is not another intent.
    function leave(change?: Partial<ListState>) {
      const asked = new URLSearchParams(search);
      const left = change ? writeListState(asked, change, list.source) : asked;
      for (const name of intentsOfItems) left.delete(name);
      const query = left.toString();
      navigate(pathname + (query && `?${query}`), { replace: true, state: null, preventScrollReset: true });
    }
    async function openElsewhere(id: string) {
      try {
        const found = await rowElsewhere(list, language, id);
        if (current.current !== intent) return;
        if (found) edit(found.row);
        else toasts.info(t('created.notHere'));
        leave(found?.change);
      } catch (error) {
        if (current.current !== intent) return;
        toasts.failure(failureOf(error, 'list'));
        leave();
      }
    }
    if (intent.open === 'edit' && !row && list.status !== 'failed') return void openElsewhere(intent.id);
    if (write === null && intent.open === 'create') open({ kind: 'create' });
    if (write === null && intent.open === 'draft') open({ kind: 'draft', id: intent.id });
    // Whoever sees an item reads what is said of it, and decides about its draft without writing it.
    if (intent.open === 'review' || intent.open === 'comments') open({ kind: intent.open, id: intent.id });
    if (row) edit(row);
    leave();
  });
}

/** A row that is not on the page: on another one of what search and filters leave, else of the whole list. */
async function rowElsewhere<Row extends Entity>({ source, state }: List<Row>, language: Language, id: string) {
  for (const narrowed of [{}, wholeList]) {
    const found = await findRow(source, { ...state, ...narrowed }, language, id);
    if (found) return { row: found.row, change: { ...narrowed, page: found.page } };
  }
  return null;
}

/** A link from the site, or out of an e-mail, names in its address what it is to open. */
function intentIn(search: string): ScreenIntent | null {
  const asked = new URLSearchParams(search);
  const open = intentsOfItems.find((name) => asked.has(name));
  return open ? { open, id: asked.get(open) ?? '' } : null;
}
