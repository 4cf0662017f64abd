import type { Focus } from '@varda/contract/pictures';
import type { CSSProperties, SyntheticEvent } from 'react';
import { markMissing, markShown } from './picture-marks.ts';

interface Shown {
  /** What stays to be seen where the picture is cut; the middle where nobody has said so. */
  focus?: Focus | undefined;
  /** The picture is there. */
  onShown?: (() => void) | undefined;
}

/**
 * Props of an `<img>` that shows a placeholder until its picture is there, and instead of one that cannot be had, as without a network.
 * Which it is, is marked on the element, for the style sheet (`--placeholder`, `[data-shown]`, `[data-missing]`): a page is not rendered
 * once more for each of its pictures.
 */
export function placeholderProps(url: string, { focus, onShown }: Shown = {}) {
  function show(image: HTMLImageElement) {
    markShown(image);
    onShown?.();
  }
  return {
    // What the server rendered may have arrived before React does.
    ref: (image: HTMLImageElement | null) => {
      if (!image?.complete) return;
      if (image.naturalWidth > 0) show(image);
      else markMissing(image);
    },
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => show(currentTarget),
    onError: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => markMissing(currentTarget),
    style: { '--placeholder': `url("${url}")`, ...(focus && cutAround(focus)) } as CSSProperties,
  };
}

function cutAround({ x, y }: Focus): CSSProperties {
  const point = `${x}% ${y}%`;
  return { objectPosition: point, backgroundPosition: point };
}
