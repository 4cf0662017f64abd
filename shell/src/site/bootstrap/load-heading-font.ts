/**
 * Has the browser decode the subset for headings that the document brings along while the page still comes in. It would begin when it
 * lays out the first heading, and paint a frame with the lines of the fallback.
 */
export function loadHeadingFont(): void {
  for (const face of document.fonts) if (face.family.includes('Manrope Subset')) void face.load();
}
