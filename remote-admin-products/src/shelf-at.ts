import { type Shelf, shelves } from '@varda/contract/catalogue';

/** The shelf that an address below `/admin/products` names, or null. */
export function shelfAt({ category, line }: Readonly<Record<string, string | undefined>>): Shelf | null {
  const path = line === undefined ? category : `${category}/${line}`;
  return shelves.find(({ adminPath }) => adminPath === path) ?? null;
}
