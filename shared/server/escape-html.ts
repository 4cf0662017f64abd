/** Text as it stands in the content and in the quoted attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  const basic = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return basic.replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
