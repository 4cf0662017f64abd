/** What a screen of the back office is to open when one comes to it: the state of a navigation to its path. */
export type ScreenIntent = { open: 'create' } | { open: (typeof intentsOfItems)[number]; id: string };

/** What is opened of one item: its form, the form of its draft, what the draft changes, the comments. */
export const intentsOfItems = ['edit', 'draft', 'review', 'comments'] as const;

export function isScreenIntent(state: unknown): state is ScreenIntent {
  const open = (state as { open?: unknown } | null)?.open;
  return open === 'create' || intentsOfItems.some((one) => one === open);
}
