import { redirectDocument } from '@varda/platform/router';

/** Loader of the addresses that the other one of the shell's two documents has: the browser asks the server for it. */
export function leaveForDocument({ request }: { request: Request }): Response {
  const { pathname, search, hash } = new URL(request.url);
  return redirectDocument(pathname + search + hash);
}
