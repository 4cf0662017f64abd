/** The filter whose document is on its way, as the parts of its query. */
let pending: readonly string[] | undefined;

addEventListener('pagehide', () => {
  pending = undefined;
});

/**
 * The address of a pressed filter link (`data-filter`), which knows only of the filter that its page is shown with, together with the
 * filter that was pressed before it, whose document has not come; null if there is none.
 */
export function mergedFilter(event: MouseEvent, target: Element): string | null {
  const link = target.closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const shown = partsOf(location);
  const asked = partsOf(link);
  const before = pending;
  pending = link.dataset.filter === undefined ? undefined : asked;
  // That of no filter at all takes away what was pressed before it, too.
  if (!before || !pending || link.dataset.filter === 'none') return null;
  const left = before.filter((part) => asked.includes(part) || !shown.includes(part));
  const added = asked.filter((part) => !shown.includes(part) && !left.includes(part));
  pending = [...left, ...added];
  return link.pathname + (pending.length > 0 ? `?${pending.join('&')}` : '');
}

function partsOf({ search }: { search: string }): string[] {
  return search.slice(1).split('&').filter(Boolean);
}
