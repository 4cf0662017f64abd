import { createHash } from 'node:crypto';
import type { LiveRemote } from '@varda/shared/federation/registry';

/** What a visitor may ask for by a click: the map of the footer, and the films of texts (`docs/decisions/012`). */
const embedded = 'https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com';

/**
 * The headers of every document. Scripts come from the shell and from the remotes in the registry, and from nowhere
 * else; style elements need the nonce or one of the hashes, style attributes (Mantine sets them) are allowed.
 *
 * @param styles sources of the policy: hashes of the style elements that the document has come with
 */
export function securityHeaders(
  remotes: readonly LiveRemote[],
  nonce: string,
  styles: readonly string[] = [],
): Record<string, string> {
  // What stands at a path of this origin is covered by 'self'.
  const addresses = remotes.map(({ url }) => url).filter((url) => URL.canParse(url));
  const origins = [...new Set(addresses.map((url) => new URL(url).origin))].join(' ');
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${origins}`,
    'style-src': ["'self'", `'nonce-${nonce}'`, ...styles, origins].join(' '),
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob: ${origins}`,
    'font-src': `'self' ${origins}`,
    'connect-src': `'self' ${origins}`,
    'frame-src': embedded,
    'media-src': "'self' https:",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** The hashes of the style elements in a piece of HTML, as sources of a policy. */
export function styleHashes(html: string): string[] {
  const contents = [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, content = '']) => content);
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
