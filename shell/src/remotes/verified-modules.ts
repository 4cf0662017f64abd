import type { RemoteManifest } from '@varda/platform/federation/manifest';

/**
 * Fetches the ES modules of a remote, and its styles, by their hashes. An import names no hash; but an address is fetched once, so
 * that whatever imports it afterwards gets what was verified here.
 *
 * @param url of the build
 * @throws Error when one of them cannot be had, or is another file
 */
export async function loadVerified(url: string, { integrity, entry }: RemoteManifest): Promise<void> {
  const files = Object.entries(integrity).filter(([file]) => file !== entry);
  await Promise.all(files.map(([file, hash]) => loaded(`${url}/${file}`, hash)));
}

function loaded(href: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: href.endsWith('.css') ? 'stylesheet' : 'modulepreload',
    href,
    integrity,
    crossOrigin: 'anonymous',
  });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} cannot be had, or is not what its manifest says`));
    });
    document.head.append(link);
  });
}
