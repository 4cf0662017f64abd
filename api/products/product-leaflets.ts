import type { Leaflet } from '@varda/contract/leaflets';

/** Columns of `leaflets` as left joins name them, null where a product has none in that language. */
export const leafletColumns = [
  'leaflets_en.key as leaflet_en_key',
  'leaflets_en.size as leaflet_en_size',
  'leaflets_mk.key as leaflet_mk_key',
  'leaflets_mk.size as leaflet_mk_size',
] as const;

export interface JoinedLeaflets {
  leaflet_en_key: string | null;
  leaflet_en_size: number | null;
  leaflet_mk_key: string | null;
  leaflet_mk_size: number | null;
}

type Leaflets = { en: Leaflet | null; mk: Leaflet | null };

export function leafletsOf(row: JoinedLeaflets): Leaflets {
  const one = (key: string | null, size: number | null) => (key === null ? null : { key, size: size ?? 0 });
  return { en: one(row.leaflet_en_key, row.leaflet_en_size), mk: one(row.leaflet_mk_key, row.leaflet_mk_size) };
}

/** What becomes of the leaflets of a product: the key of another one; `null` takes one away, `undefined` leaves it. */
export interface LeafletPatch {
  leafletEn?: string | null | undefined;
  leafletMk?: string | null | undefined;
}

/** The columns of such a patch. */
export function leafletChange(before: Leaflets | null, patch: LeafletPatch) {
  const { leafletEn = before?.en?.key ?? null, leafletMk = before?.mk?.key ?? null } = patch;
  return { leaflet_en: leafletEn, leaflet_mk: leafletMk };
}

/** Keys of the leaflets that a product has had. */
export function leafletKeysOf({ en, mk }: Leaflets): string[] {
  return [en?.key, mk?.key].filter((key) => key !== undefined);
}
