import type { SitePart } from '@varda/contract/site-items';

// Not those of the contract, whose schemas come with the form.
const parts: Record<SitePart, true> = {
  ...{ company: true, pages: true, hero: true, tiles: true, badges: true },
  announcements: true,
};

/** The part of the site that an address below `/admin/site` names, or null. */
export function partAt({ part = '' }: Readonly<Record<string, string | undefined>>): SitePart | null {
  return Object.hasOwn(parts, part) ? (part as SitePart) : null;
}
