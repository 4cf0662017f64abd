import { createHash } from 'node:crypto';
import type { LiveRemote } from '@varda/shared/federation/registry';

/** What a visitor may ask for by a click: the map of the footer, and the films of texts (`docs/decisions/012`). */
const embedded = 'https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com';

/**
 * Who may make strings into markup and addresses of scripts (`docs/decisions/025`): the shell's own policy for all that is no
 * business of another one, that of rich texts, that of the editor's clipboard. Two versions of a remote may be in one tab.
 */
const trustedTypes = "default rich-text ProseMirrorClipboard 'allow-duplicates'";

const nonceMark = '{nonce}';

/** Policies of lists of remotes, in two halves with the nonce between them, by the hashes of style elements. */
const policies = new WeakMap<readonly LiveRemote[], Map<string, readonly [string, string]>>();

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
  const [before, after] = policyFor(remotes, styles.join(' '));
  return {
    'content-security-policy': before + nonce + after,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

function policyFor(remotes: readonly LiveRemote[], styles: string): readonly [string, string] {
  const known = policies.get(remotes) ?? new Map<string, readonly [string, string]>();
  policies.set(remotes, known);
  const policy = known.get(styles) ?? makePolicy(remotes, styles);
  known.set(styles, policy);
  return policy;
}

function makePolicy(remotes: readonly LiveRemote[], styles: string): readonly [string, string] {
  // What stands at a path of this origin is covered by 'self'.
  const addresses = remotes.map(({ url }) => url).filter((url) => URL.canParse(url));
  const origins = [...new Set(addresses.map((url) => new URL(url).origin))].join(' ');
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${origins}`,
    'style-src': `'self' 'nonce-${nonceMark}' ${styles} ${origins}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob: ${origins}`,
    'font-src': `'self' ${origins}`,
    'connect-src': `'self' ${origins}`,
    'frame-src': embedded,
    'media-src': "'self' https:",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': trustedTypes,
  };
  const [before = '', after = ''] = Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
    .split(nonceMark);
  return [before, after];
}

/** The hashes of the style elements in a piece of HTML, as sources of a policy. */
export function styleHashes(html: string): string[] {
  const contents = [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, content = '']) => content);
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
