import type { KeyboardEvent } from 'react';

/** Takes the focus from one of the cards of a grid to the one beside, above or below it, to the first or the last. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, cards: string): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>(cards) ?? [])];
  const from = all.indexOf(event.currentTarget);
  const next = all[placeAfter(event.key, from, all)];
  if (!next || next === event.currentTarget) return;
  event.preventDefault();
  next.focus();
}

function placeAfter(key: string, from: number, all: readonly HTMLElement[]): number {
  const first = all[0]?.getBoundingClientRect().top;
  const columns = all.filter((card) => card.getBoundingClientRect().top === first).length;
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowDown':
      return from + columns;
    case 'ArrowUp':
      return from - columns;
    case 'Home':
      return 0;
    case 'End':
      return all.length - 1;
    default:
      return -1;
  }
}
