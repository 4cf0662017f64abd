import { messageOf } from '@varda/platform/http';
import { formatCount } from '@varda/platform/language';
import { Link, paths } from '@varda/platform/router';
import { Button, VisuallyHidden } from '@varda/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { listField, mostPages, pagesField } from './further-rows.ts';
import classes from './long-list.module.css';
import { type RowsBegun, useFurtherRows } from './use-further-rows.ts';

interface Props<R> {
  begun: RowsBegun<R>;
  /** What the page’s `submit` knows the list by, where it has several. */
  name?: string;
  /** Class of the list element: how its cards are laid out. */
  layout: string | undefined;
  /** Text of the button; it is given both numbers as they are written. */
  more: (counts: { shown: string; total: string }) => string;
  /** Text of the catalogue, for when the server has sent none. */
  failed: string;
  /** The card of a row. It has a link, which gets the focus when the row is the first of those that were asked for. */
  card: (row: R, place: number) => ReactNode;
}

/** A list that shows its beginning, and more of it when asked to. */
export function LongList<R extends { _id: string }>({ begun, name, layout, more, failed, card }: Props<R>) {
  const { t, language } = useTexts();
  const { rows, lastBegun, left, total, pages, further } = useFurtherRows(begun);
  // The answer to a form: further rows are there from the start.
  const [answerAt] = useState(pages > 0 ? lastBegun : null);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const askedAt = useRef<number | null>(null);
  const shown = rows.length;
  // Of answers to forms alone: scripts fetch one page at a time, as many as there are.
  const isAtLimit = answerAt !== null && pages >= mostPages;

  useEffect(() => {
    const place = askedAt.current;
    if (place === null || (shown === place && left > 0)) return;
    askedAt.current = null;
    // Whoever has gone elsewhere meanwhile stays there. With the last rows the button goes, and its focus with it.
    if (document.activeElement !== document.body && document.activeElement !== button.current) return;
    const first = list.current?.children[place] ?? list.current?.lastElementChild;
    first?.querySelector('a')?.focus();
  }, [shown, left]);

  function showMore(event: FormEvent) {
    event.preventDefault();
    if (further.isFetching) return;
    askedAt.current = rows.length;
    void further.fetchNextPage();
  }

  const counts = { shown: formatCount(rows.length, language), total: formatCount(total, language) };
  return (
    <>
      <ul ref={list} className={layout}>
        {rows.map((row, place) => (
          // Whoever has sent the form goes on at the first of them. For the browser alone: React does not focus a `li`.
          <li key={row._id} {...(place === answerAt && { tabIndex: -1, autoFocus: true })}>
            {card(row, place)}
          </li>
        ))}
      </ul>
      {left > 0 && <p data-print="only">{t('showing', counts)}</p>}
      {left > 0 && isAtLimit && (
        <p className={classes.more} data-print="off">
          <span>{t('showing', counts)}</span>
          <Link to={paths.search}>{t('searchForOthers')}</Link>
        </p>
      )}
      {left > 0 && !isAtLimit && (
        // Sent by browsers without scripts.
        <form className={classes.more} data-print="off" method="post" onSubmit={showMore}>
          {name && <input type="hidden" name={listField} value={name} />}
          {further.isError && !further.isFetching && (
            <p role="alert" className={classes.failed}>
              {messageOf(further.error, failed)}
            </p>
          )}
          <Button
            ref={button}
            type="submit"
            name={pagesField}
            value={pages + 1}
            size="md"
            radius="xl"
            variant="light"
            // Not `loading`: what the button says tells of the work.
            aria-busy={further.isFetching}
          >
            {further.isFetching ? t('loadingMore') : more(counts)}
          </Button>
        </form>
      )}
      <VisuallyHidden aria-live="polite">{rows.length > begun.first.length && t('showing', counts)}</VisuallyHidden>
    </>
  );
}
