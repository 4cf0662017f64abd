const mark = '#picture=';

/** The place in a page's address that shows one of its pictures. */
export function placeOf(key: string): string {
  return mark + key;
}

/** Key of the picture that an address shows. */
export function pictureIn(hash: string): string | undefined {
  return hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
}
