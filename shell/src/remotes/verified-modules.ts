import type { RemoteManifest } from '@varda/platform/federation/manifest';

/** By address: a second attempt to load a remote waits for what the first one has begun, and adds it no second time. */
const loads = new Map<string, Promise<void>>();

/**
 * Fetches the ES modules of a remote, and its styles, by their hashes. An import names no hash; but an address is fetched once, so
 * that whatever imports it afterwards gets what was verified here.
 *
 * @param url of the build
 * @throws Error when one of them cannot be had, or is another file
 */
export async function loadVerified(url: string, { integrity, entry }: RemoteManifest): Promise<void> {
  const files = Object.entries(integrity).filter(([file]) => file !== entry);
  await Promise.all(files.map(([file, hash]) => loadOnce(`${url}/${file}`, hash)));
}

function loadOnce(href: string, integrity: string): Promise<void> {
  const known = loads.get(href);
  if (known) return known;
  const loading = load(href, integrity);
  loads.set(href, loading);
  loading.catch(() => loads.delete(href));
  return loading;
}

async function load(href: string, integrity: string): Promise<void> {
  const isStyle = href.endsWith('.css');
  // WebKit ignores the hash of a preload; that of a fetch is checked by all browsers.
  if (!isStyle) await fetch(href, { integrity });
  const link = document.createElement('link');
  Object.assign(link, { rel: isStyle ? 'stylesheet' : 'modulepreload', href, integrity, crossOrigin: 'anonymous' });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} cannot be had, or is not what its manifest says`));
    });
    document.head.append(link);
  });
}
