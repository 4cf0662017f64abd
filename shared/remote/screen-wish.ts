/** What a screen of the back office is to open when one comes to it: the state of a navigation to its path. */
export type ScreenWish = { open: 'create' } | { open: 'edit'; id: string };

export function isScreenWish(state: unknown): state is ScreenWish {
  const open = (state as { open?: unknown } | null)?.open;
  return open === 'create' || open === 'edit';
}
