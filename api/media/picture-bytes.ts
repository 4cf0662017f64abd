import type { PictureStore } from '../pictures/pictures.store.ts';

export type Readable = Pick<PictureStore, 'read'>;

/** The largest file of a stored picture: what a download gives, and what crops are made of. */
export function pictureBytes(store: Readable, { key, widths }: { key: string; widths: number[] }) {
  return store.read(key, `${widths.at(-1)}.webp`);
}
