/** Parts of public pages that never change under their address: they have a hash in it. */
export function isLasting({ pathname }: URL): boolean {
  return isPicture(pathname) || /\/static\/.+\.[0-9a-f]{10}\.\w+$/.test(pathname);
}

export function isPicture(pathname: string): boolean {
  return pathname.startsWith('/api/pictures/');
}

/** Logos and the like, which stand in the shell's root under a plain name. */
export function isOfRoot(pathname: string): boolean {
  return /^\/[\w-]+\.(svg|png|ico)$/.test(pathname);
}

/** What public pages ask the api for after they have been rendered. */
export function isRows(pathname: string): boolean {
  if (pathname === '/api/site-content') return true;
  return /^\/api\/(about|adminCareer|contact-info|dosage|history|legal-pages|parent|products)(\/|$)/.test(pathname);
}
