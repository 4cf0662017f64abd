/** Where a login leads by itself (L-02). */
export const backOfficeHome = '/admin/users';

/** Where somebody who has forgotten their password asks for a link. */
export const recoveryPath = '/login/recovery';
/** Where such links lead. */
export const newPasswordPath = '/login/new-password';

/** The address of the login for somebody who has asked for a page of the back office. */
export function loginPathFrom({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `/login?from=${encodeURIComponent(pathname + search)}`;
}

/** The page that `from` names, if it is one of the back office; whatever else stands there is not followed. */
export function requestedPath(from: string | null): string {
  if (!from?.startsWith('/admin')) return backOfficeHome;
  const { pathname, search, hash, host } = new URL(from, 'http://shell');
  const isInBackOffice = host === 'shell' && (pathname === '/admin' || pathname.startsWith('/admin/'));
  return isInBackOffice ? pathname + search + hash : backOfficeHome;
}
