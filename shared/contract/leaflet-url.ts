import type { Language } from './language.ts';
import type { Leaflet } from './leaflets.ts';

/**
 * Where a leaflet is served; its content never changes. Browsers save it under the last part of the address.
 *
 * @param name of the product
 */
export function leafletUrl({ key }: Pick<Leaflet, 'key'>, name: string): string {
  const file = name.replaceAll(/[^\p{L}\p{N}.]+/gu, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
  return `/api/leaflets/${key}/${encodeURIComponent(file || 'leaflet')}.pdf`;
}

/** The size of a leaflet for somebody to read: `214 kB`, `1.2 MB`. By hand, as Chromium has no Macedonian number format. */
export function leafletSize(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))}\u00a0kB`;
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${language === 'mk' ? megabytes.replace('.', ',') : megabytes}\u00a0MB`;
}
