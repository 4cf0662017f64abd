import { entryStyleMark } from '@varda/platform/federation/shell-config';

/**
 * Applies the style sheets of the entry, which the document has had fetched beside its scripts: the outline in it is painted without
 * them. Resolves when each is applied, or cannot be had.
 */
export async function applyEntryStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[${entryStyleMark}]`);
  await Promise.all([...links].map(apply));
}

function apply(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => link.sheet && resolve());
    link.addEventListener('error', () => resolve());
    link.rel = 'stylesheet';
  });
}
