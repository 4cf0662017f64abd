import { type RefObject, useRef, useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import type { PreviewPanel } from './preview-panel.tsx';

export interface ShownPanel {
  /** Null while it is closed. */
  Panel: typeof PreviewPanel | null;
  /** The button that opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  /** Closes it from within; the focus goes back to the button. */
  close: () => void;
}

/** The preview beside a form, whose code comes when it is opened. */
export function usePreviewPanel(): ShownPanel {
  const { t } = useAdminTexts();
  const toasts = useToasts();
  const [Panel, setPanel] = useState<typeof PreviewPanel | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function toggle() {
    if (Panel) return setPanel(null);
    import(/* webpackChunkName: "preview" */ './preview-panel.tsx').then(
      (loaded) => setPanel(() => loaded.PreviewPanel),
      () => toasts.failure(t('preview.notLoaded')),
    );
  }

  function close() {
    setPanel(null);
    button.current?.focus();
  }

  return { Panel, button, toggle, close };
}
