export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Where one variant of a picture is served; its content never changes. */
export function pictureUrl(picture: { key: string }, width: number, format: PictureFormat): string {
  return `/api/pictures/${picture.key}/${width}.${format}`;
}
