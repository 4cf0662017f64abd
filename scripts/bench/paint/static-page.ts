const script = /<script\b[^>]*>.*?<\/script>/gs;
const preload = /<link rel="preload"[^>]*>/g;

/** A rendered document as a page that somebody wrote by hand: the same text, pictures and styles, and not one script. */
export function staticPage(html: string): string {
  return html.replaceAll(script, '').replaceAll(preload, '');
}
