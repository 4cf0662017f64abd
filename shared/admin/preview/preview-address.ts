import type { Language } from '@varda/contract/language';
import { panelParameter, previewParameter } from '@varda/contract/preview-protocol';

/** The address of a page as a preview shows it; with a version for the panel, which is looked at and not used. */
export function previewAddress(path: string, language: Language, token: string, version?: number): string {
  const [page = '', place] = path.split('#');
  const query = new URLSearchParams({ lang: language, [previewParameter]: token });
  if (version !== undefined) query.set(panelParameter, String(version));
  return `${page}?${query}${place ? `#${place}` : ''}`;
}
