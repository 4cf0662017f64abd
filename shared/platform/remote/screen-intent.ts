/** What a screen of the back office is to open when one comes to it: the state of a navigation to its path. */
export type ScreenIntent = { open: 'create' } | { open: 'edit'; id: string } | { open: 'draft'; id: string };

export function isScreenIntent(state: unknown): state is ScreenIntent {
  const open = (state as { open?: unknown } | null)?.open;
  return open === 'create' || open === 'edit' || open === 'draft';
}
