/**
 * What editor, previews and drag and drop ask of a browser and jsdom has not: text takes no room, rows stand 50 pixels
 * below one another, a file has an address, and there is always a moment for what can wait. The page is one of plain HTTP.
 */
export function stubBrowserApis(): void {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
  Element.prototype.getBoundingClientRect = function rectOf(this: Element) {
    const row = this.closest('tbody tr');
    const place = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return row ? new DOMRect(0, 50 * place, 500, 50) : new DOMRect(0, 0, 500, 600);
  };
  // Who focuses an editor brings its line into sight.
  window.scrollBy = () => {};
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
  window.requestIdleCallback = (run) => window.setTimeout(run);
  // Browsers have it on secure origins alone, and the back office may stand on plain HTTP.
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
}
