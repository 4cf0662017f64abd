import type { CSSProperties, SyntheticEvent } from 'react';

/**
 * Props of an `<img>` that shows a placeholder until its picture is there. That it is there is marked on the element, for
 * the style sheet (`--placeholder`, `[data-shown]`): a page is not rendered once more for each of its pictures.
 */
export function placeholderProps(url: string, onShown?: () => void) {
  function show(image: HTMLImageElement) {
    image.dataset.shown = 'true';
    onShown?.();
  }
  return {
    // What the server rendered may have arrived before React does.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete) show(image);
    },
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => show(currentTarget),
    style: { '--placeholder': `url("${url}")` } as CSSProperties,
  };
}
