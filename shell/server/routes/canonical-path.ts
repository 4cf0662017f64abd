import { catalogue } from '@varda/contract/catalogue';
import { pageAt } from '@varda/platform/federation/page-at';
import { remoteAt } from '@varda/platform/federation/remote-at';
import { paths } from '@varda/platform/router/paths';
import { backOfficeHome } from '../../src/back-office/login/requested-path.ts';
import { ownPages } from '../ssr/back-office-document.ts';
import type { PageRequest } from '../ssr/page-renderer.ts';

/** What no address of a page has but in its parameters: capitals, slashes that separate nothing. */
const odd = /[A-Z]|\/\/|.\/$/;

/** The one path of a page where another one leads to it, too: that of `/About/` is `/about`. Null where it is the one already. */
export function canonicalPath({ pathname, remotes }: Pick<PageRequest, 'pathname' | 'remotes'>): string | null {
  const path = ofThisSite(pathname);
  const known = meantPath(path) ?? spelledPath(path, remotes) ?? path;
  return known === pathname ? null : known;
}

/** With one slash at its beginning: with two, a backslash counting as one, a browser takes what follows for the name of a site. */
function ofThisSite(path: string): string {
  return path.replace(/^[/\\]+/, '/');
}

/** Of addresses that name a page in more than one way; null for all others. */
function meantPath(pathname: string): string | null {
  const [page = '', id = '', ...others] = pathname.split('/').filter(Boolean);
  switch (`${page.toLowerCase()} ${others.length}`) {
    case 'admin 0':
      return id ? null : backOfficeHome;
    case 'contact 0':
      return id ? null : paths.contacts;
    case 'parent 0': {
      const asked = hyphenated(decodeURIComponent(id));
      const category = catalogue.find(({ id, name }) => id === asked || hyphenated(name) === asked);
      return category ? paths.category(category) : null;
    }
    // The name of the product once stood behind its id.
    case 'product 1':
      return paths.product(decodeURIComponent(id));
    default:
      return null;
  }
}

/** `Herbal Products`, `herbal_products` and `herbal-products` are the same. */
function hyphenated(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s+_-]+/g, '-');
}

/** The path as the pattern of its page has it; null where nothing about it is odd. */
function spelledPath(pathname: string, remotes: PageRequest['remotes']): string | null {
  if (!odd.test(pathname)) return null;
  const parts = pathname.split('/').filter(Boolean);
  const own = `/${parts.join('/').toLowerCase()}`;
  if (ownPages.includes(own)) return own;
  const manifest = remoteAt(remotes, pathname)?.manifest;
  const page = manifest && pageAt(manifest, pathname);
  if (!page || page.pattern === '*') return null;
  const written = page.pattern.split('/').filter(Boolean);
  return `/${parts.map((part, place) => (written[place]?.startsWith(':') ? part : written[place])).join('/')}`;
}

/** What no pattern of a page takes within a part of an address. */
const lineBreak = /[\n\r\u2028\u2029]/;

/**
 * An address in which a `%` stands for nothing, or for a line break, is that of no page, and no failure: there it stands for itself.
 * Somebody is sent on to it.
 */
export function decodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  if (isReadable(path)) return url;
  return ofThisSite(path.replaceAll('%', '%25')) + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    return !lineBreak.test(decodeURI(path));
  } catch {
    return false;
  }
}
