import { useLocation, useNavigate, useNavigation, useNavigationType, useSearchParams } from '@varda/platform/router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { questionField, questionIn } from './search.queries.ts';

/** Quiet after the last key, in milliseconds, after which is searched. */
const typingPause = 250;

/** Keeps the field of a page and the question in its address the same. */
export function useSearchField() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const question = questionIn(params);
  const { key: entry, pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const next = useNavigation().location?.pathname ?? pathname;
  const page = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const fieldOf = () => page.current?.querySelector<HTMLInputElement>('input[type=search]');

  function ask() {
    clearTimeout(timer.current);
    const typed = fieldOf()?.value.trim() ?? '';
    if (typed === question) return;
    const asked = new URLSearchParams(params);
    if (typed) asked.set(questionField, typed);
    else asked.delete(questionField);
    void navigate({ search: `?${asked}` }, { replace: true, preventScrollReset: true });
  }

  function askSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, typingPause);
  }

  // What was typed before the page was hydrated is in the field and nowhere else.
  const askAtFirst = useRef(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    const field = fieldOf();
    if (window.matchMedia('(hover: hover)').matches) field?.focus({ preventScroll: true });
    askAtFirst.current();
    return () => clearTimeout(timer.current);
  }, []);

  // What stands in the field follows the entry of the history, unless the change is the field's own: that replaces the entry.
  const followed = useRef(entry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry is another one only with its question
  useEffect(() => {
    const field = fieldOf();
    if (field && followed.current !== entry && !isReplaced) {
      clearTimeout(timer.current);
      field.value = question;
    }
    followed.current = entry;
  }, [entry]);

  // What is asked for while another page is on its way would be shown in place of it.
  useEffect(() => {
    if (next !== pathname) clearTimeout(timer.current);
  }, [next, pathname]);

  function moveAmongResults(event: KeyboardEvent) {
    const stops = [...(page.current?.querySelectorAll<HTMLElement>('input[type=search], [data-result]') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Escape: at > 0 ? 0 : -1 }[event.key];
    const stop = to === undefined || at < 0 ? undefined : stops[to];
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  }

  return { page, question, ask, askSoon, moveAmongResults };
}
