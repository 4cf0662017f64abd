import { useEffect, useEffectEvent } from 'react';

/** Hands on picture files that are pasted anywhere but into a text. */
export function usePastedPictures(onPaste: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isText = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]');
    const files = [...(event.clipboardData?.files ?? [])];
    if (isText || files.length === 0) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
