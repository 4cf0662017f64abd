import { bounds } from '@varda/contract/bounds';

/** What a screen of the back office is to open when one comes to it: the state of a navigation to its path. */
export type ScreenIntent = { open: 'create' } | { open: (typeof intentsOfItems)[number]; id: string };

/** What is opened of one item: its form, the form of its draft, what the draft changes, the comments. */
export const intentsOfItems = ['edit', 'draft', 'review', 'comments'] as const;

export function isScreenIntent(state: unknown): state is ScreenIntent {
  const open = (state as { open?: unknown } | null)?.open;
  return open === 'create' || intentsOfItems.some((one) => one === open);
}

/** An item with its form open, in its list, which is found by its title: the row may stand on any page. */
export function formInList(
  screen: string,
  { id, title }: { id: string; title: string },
): { to: string; state: ScreenIntent } {
  const search = new URLSearchParams({ search: searchFor(title) });
  return { to: `${screen}?${search}`, state: { open: 'edit', id } };
}

/** A title that was cut off ends in an ellipsis that the item does not have, or within a word: the end is not searched for. */
function searchFor(title: string): string {
  const searched = title.slice(0, bounds.search);
  return searched === title && !title.endsWith('…') ? title : searched.replace(/(?:\s\S*|…)$/, '');
}
