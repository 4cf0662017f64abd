/** Whether a path is of the public site: all else is for staff, and for no search engine. */
export function isPublic(pathname: string): boolean {
  return !/^\/(login|logout|admin)(\/|$)/i.test(pathname);
}
