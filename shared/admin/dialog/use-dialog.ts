import { useCallback, useState } from 'react';

/** What stands over the list. */
export type Dialog<Row> =
  | { kind: 'closed' }
  /** `typed` is what the form begins with. */
  | { kind: 'create'; typed?: object }
  /** The form shows the draft of the row, if it has one, unless that is not wanted. A row that `isCurrent`, as another one was changed, waits for no reload of the list. */
  | { kind: 'edit'; row: Row; draft?: false; isCurrent?: true }
  /** The draft of an item by its id: it need not be on the site. */
  | { kind: 'draft'; id: string }
  /** What the draft of an item changes; what is said of an item. */
  | { kind: 'review' | 'comments'; id: string }
  | { kind: 'delete'; row: Row };

export type OpenDialog<Row> = (dialog: Dialog<Row>) => void;

export interface Dialogs<Row> {
  dialog: Dialog<Row>;
  /** Counts the openings, so that each begins anew. */
  opening: number;
  open: OpenDialog<Row>;
  close: () => void;
}

export function useDialog<Row>(): Dialogs<Row> {
  const [{ dialog, opening }, set] = useState<{ dialog: Dialog<Row>; opening: number }>({
    dialog: { kind: 'closed' },
    opening: 0,
  });
  const open = useCallback<OpenDialog<Row>>(
    (opened) => set((before) => ({ dialog: opened, opening: before.opening + 1 })),
    [],
  );
  const close = useCallback(() => set((before) => ({ ...before, dialog: { kind: 'closed' } })), []);
  return { dialog, opening, open, close };
}
