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
  const search = new URLSearchParams({ search: title.slice(0, bounds.search) });
  return { to: `${screen}?${search}`, state: { open: 'edit', id } };
}
