import { createHash } from 'node:crypto';
import { hostName } from '@varda/contract/registry';
import type { LiveRemote } from '@varda/platform/federation/live-remote';

/** What a visitor may ask for by a click: the map of the footer, and the videos of texts (`docs/decisions/012`). */
const embedded = 'https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com';

/**
 * Who may make strings into markup and addresses of scripts (`docs/decisions/025`): the shell's own policy for all that is no
 * business of another one, that of rich texts, that of the editor's clipboard. Two versions of a remote may be in one tab.
 */
const trustedTypes = "default rich-text ProseMirrorClipboard 'allow-duplicates'";

/** The headers of every document, but for its policy. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

interface PolicySources {
  remotes: readonly LiveRemote[];
  /** What style elements are allowed by: the hashes of those that the document has come with, or a nonce. */
  styles: readonly string[];
  /** Hash of its bootstrap script; null where no script shall run. */
  scripts?: readonly string[] | null;
  /** Who may show it in a frame; nobody unless said otherwise. */
  framedBy?: string;
  /** What it may show in frames beside what visitors ask for. */
  frames?: string;
  /** Addresses beside those of shell and remotes that the page may connect to. */
  connections: readonly string[];
}

/**
 * The `Content-Security-Policy` of a document. Scripts come from the shell and from the remotes in the registry, and from nowhere
 * else; style attributes (Mantine sets them) are allowed.
 */
export function policyFor({
  remotes,
  styles,
  scripts = [],
  framedBy = "'none'",
  frames,
  connections,
}: PolicySources): string {
  // What stands at a path of this origin is covered by 'self'.
  const addresses = remotes.flatMap(({ url }) => URL.parse(url) ?? []);
  const safe = addresses.filter(({ hostname }) => hostName.test(hostname));
  const origins = [...new Set(safe.map(({ origin }) => origin))].join(' ');
  const policy = {
    'default-src': "'none'",
    'script-src': scripts ? `'self' ${scripts.join(' ')} ${origins}` : "'none'",
    'style-src': `'self' ${styles.join(' ')} ${origins}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob: ${origins}`,
    'font-src': `'self' data: ${origins}`,
    'connect-src': `'self' ${origins} ${connections.join(' ')}`,
    'frame-src': frames ? `${frames} ${embedded}` : embedded,
    'media-src': "'self' https:",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': framedBy,
    'require-trusted-types-for': "'script'",
    'trusted-types': trustedTypes,
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The source of a policy that allows an element with this content. Of scripts for those only that we have put there ourselves. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
