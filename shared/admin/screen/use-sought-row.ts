import { useLanguage } from '@varda/platform/language';
import { type RefObject, useEffect, useState } from 'react';
import { findRow, wholeList } from '../list/find-row.ts';
import type { List } from '../list/use-list.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';

/**
 * A row that is to be shown: by its id, on a page or on the one that is there, or whichever has come to a place of the whole list,
 * counted from 0.
 */
type Sought<Row> = { id: string; page: number | null; orElsewhere?: Row; isReloaded: boolean } | { place: number };

interface SoughtRow<Row> {
  /** The row that stands out for a moment. */
  shown: string | null;
  /** A row that was created or restored and is not on the page. */
  elsewhere: Row | null;
  afterCreate: (created: Row | null, reloaded: Promise<void>) => void;
  afterDelete: (row: Row) => void;
  afterMove: (id: string, position: number) => void;
  /** Called once the list has been loaded anew. */
  afterRestore: (row: Row) => void;
  /** Opens the page of `elsewhere`. */
  showElsewhere: () => Promise<void>;
  dismiss: () => void;
}

/** For how long a row stands out, in milliseconds. */
const standsOutFor = 4_000;

/**
 * After a change the row, or what took its place, is shown and gets the focus; the heading where there is none.
 *
 * @param isHeld a dialog of the page has the focus: the row gets it after that
 */
export function useSoughtRow<Row extends Entity>(
  list: List<Row>,
  heading: RefObject<HTMLHeadingElement | null>,
  isHeld = false,
): SoughtRow<Row> {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const language = useLanguage();
  const [sought, setSought] = useState<Sought<Row> | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<Row | null>(null);
  const { rows, status, isStale, isFetching, state, totalCount, change } = list;
  const before = (state.page - 1) * state.limit;

  useEffect(() => {
    if (!sought || isHeld || status === 'loading' || isStale) return;
    // The address follows a moment later.
    if ('id' in sought && sought.page !== null && sought.page !== state.page) return;
    const index =
      'id' in sought
        ? rows.findIndex(({ _id }) => _id === sought.id)
        : Math.min(sought.place - before, rows.length - 1, totalCount - 1 - before);
    const row = rows[index];
    const element = heading.current?.closest('section')?.querySelectorAll<HTMLElement>('tbody tr')[index];
    if (row && element) {
      element.tabIndex = -1;
      element.focus();
      if ('id' in sought) setShown(row._id);
      setElsewhere(null);
    } else if ('id' in sought && (!sought.isReloaded || isFetching)) return;
    else if ('id' in sought && sought.orElsewhere) setElsewhere(sought.orElsewhere);
    else heading.current?.focus();
    setSought(null);
  }, [sought, isHeld, rows, status, isStale, isFetching, state.page, before, totalCount, heading]);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), standsOutFor);
    return () => clearTimeout(timer);
  }, [shown]);

  return {
    shown,
    elsewhere,
    afterCreate(created, reloaded) {
      change({ page: 1 }, { replace: true });
      setElsewhere(null);
      if (!created) return;
      const wanted = { id: created._id, page: 1, orElsewhere: created };
      setSought({ ...wanted, isReloaded: false });
      void reloaded.finally(() =>
        setSought((now) => (now && 'id' in now && now.id === created._id ? { ...wanted, isReloaded: true } : now)),
      );
    },
    afterDelete(row) {
      const index = rows.findIndex(({ _id }) => _id === row._id);
      setElsewhere((now) => (now?._id === row._id ? null : now));
      if (index >= 0) setSought({ place: before + index });
      else heading.current?.focus();
    },
    afterMove(id, position) {
      const page = Math.ceil(position / state.limit);
      change({ page }, { replace: true });
      setSought({ id, page, isReloaded: true });
    },
    afterRestore(row) {
      setSought({ id: row._id, page: null, orElsewhere: row, isReloaded: true });
    },
    async showElsewhere() {
      if (!elsewhere) return;
      const found = await findRow(list.source, { ...state, ...wholeList }, language, elsewhere._id).catch(() => null);
      if (!found) {
        toasts.info(t('created.notHere'));
        setElsewhere(null);
        heading.current?.focus();
        return;
      }
      const { page } = found;
      change({ ...wholeList, page });
      setSought({ id: elsewhere._id, page, isReloaded: true });
    },
    dismiss() {
      setElsewhere(null);
      heading.current?.focus();
    },
  };
}
