/** Marks on an image for the style sheet (`--placeholder`): whether its picture is there, or cannot be had. */
export function markShown(image: HTMLImageElement): void {
  image.dataset.shown = 'true';
  delete image.dataset.missing;
}

export function markMissing(image: HTMLImageElement): void {
  image.dataset.missing = 'true';
}
