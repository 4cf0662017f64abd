import type { MouseEvent } from 'react';

/**
 * Attributes with which a browser opens a dialog by itself (HTML's invoker commands) before the script has come. Once it is there it
 * opens the dialog alone: a browser that then finds it open warns of it.
 */
export const opensDialog = (id: string, open: () => void) => ({
  command: 'show-modal',
  commandfor: id,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    open();
  },
});

export const closesDialog = (id: string) => ({ command: 'close', commandfor: id });
