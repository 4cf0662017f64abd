import { markMissing, markShown } from '@varda/ui/picture-marks';

/** Marks pictures that are there, or cannot be had, as the page does once it can: see `shared/ui/placeholder.ts`. */
export function markPictures(): void {
  for (const image of document.images) if (image.complete) mark(image);
  for (const end of ['load', 'error'])
    document.addEventListener(end, ({ target }) => target instanceof HTMLImageElement && mark(target), {
      capture: true,
    });
}

function mark(image: HTMLImageElement) {
  if (image.naturalWidth > 0) markShown(image);
  else markMissing(image);
}
