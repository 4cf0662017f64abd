export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Where one variant of a picture is served; its content never changes. */
export function pictureUrl(picture: { key: string }, width: number, format: PictureFormat): string {
  return `/api/pictures/${picture.key}/${width}.${format}`;
}

/** The key of the picture that a URL of ours shows, or that is named by its key alone. */
export function pictureKeyIn(url: string): string | undefined {
  return /^(?:(?:https?:\/\/[^/]+)?\/api\/pictures\/)?([0-9a-f]{32})(?:\/\d+\.(?:avif|webp))?$/.exec(url)?.[1];
}
