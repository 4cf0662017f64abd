import { parsedUrl } from './parsed-url.ts';

/** Schemes that a link in a text may have. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

const hasScheme = /^[a-z][a-z0-9+.-]*:/i;
const isDomain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+$/u;
const isMailbox = /^[^\s@/:?#]+@[^\s@/:?#]+$/;
const isTelephone = /^\+?[\d\s()/.-]{5,24}$/;

/**
 * The address that a link gets from what somebody has written: a bare domain becomes `https://…`, a mailbox `mailto:…`, a
 * telephone number `tel:…`; a path of this site stays one.
 *
 * @returns nothing for what is no address, or for one that a text must not link to, `javascript:` among them
 */
export function linkAddress(written: string): string | undefined {
  const address = written.trim();
  if (/^\/(?![/\\])\S*$/.test(address)) return address;
  if (isMailbox.test(address)) return mailbox(address);
  if (isTelephone.test(address) && /\d{3}/.test(address)) return telephone(address);
  // `example.mk:8080` has a port, not a scheme.
  if (!hasScheme.test(address) || /^[^/?#]+\.[^/?#]+:\d+(?:[/?#]|$)/.test(address)) return site(`https://${address}`);
  const [scheme = ''] = address.toLowerCase().split(':');
  const rest = address.slice(scheme.length + 1);
  if (scheme === 'mailto') return mailbox(rest);
  if (scheme === 'tel') return isTelephone.test(rest) ? telephone(rest) : undefined;
  return scheme === 'http' || scheme === 'https' ? site(address) : undefined;
}

function site(address: string): string | undefined {
  const url = parsedUrl(address);
  if (/\s/.test(address) || !url) return undefined;
  const { username, password } = url;
  const [, host = ''] = /^https?:\/\/([^/?#:]+)/i.exec(address) ?? [];
  return isDomain.test(host) && !username && !password ? address : undefined;
}

function mailbox(rest: string): string | undefined {
  const [address = '', query] = rest.split('?', 2);
  const [, domain = ''] = address.split('@');
  if (!isMailbox.test(address) || !isDomain.test(domain)) return undefined;
  return `mailto:${address}${query && !/\s/.test(query) ? `?${query}` : ''}`;
}

/** What dials a number; the zero of `+389 (0)2 555 0100` is for calls from inside the country. */
export function telephone(number: string): string {
  return `tel:${number.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}
