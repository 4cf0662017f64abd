/** React makes its script elements of this, and gives them what they are afterwards. */
const emptyScript = '<script></script>';

/** A document that is parsed by itself meets no page: nothing in it runs or is fetched. */
const apart = 'DOMParser parseFromString';

/** Scripts of the shell's own. */
const own = ['/static/', '/sw.js'];

/** Beginnings of the addresses from which scripts are let in. */
const trusted = new Set<string>();

/**
 * Settles what becomes of plain strings where the browser would run them or make elements of them; the document's policy sends all
 * of them here (`docs/decisions/025`). Has to be called before the first script is asked for.
 */
export function installTrustedTypes(): void {
  for (const path of own) trusted.add(location.origin + path);
  // Asked for nothing, zod tries out whether it may make functions of strings, and the browser complains.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  window.trustedTypes?.createPolicy('default', { createHTML: textAlone, createScriptURL: trustedAddress });
}

/** Lets the scripts of one build in, those that it fetches by itself too. */
export function trustScriptsBelow(url: string): void {
  trusted.add(`${url}/`);
}

function textAlone(html: string, _type: string, sink?: string): string {
  if (html === emptyScript || sink === apart || !html.includes('<')) return html;
  throw new TypeError('Markup has to be a TrustedHTML, which only what is clean is made into: see RichText');
}

function trustedAddress(address: string): string {
  const { href } = new URL(address, location.href);
  if ([...trusted].some((place) => href.startsWith(place))) return address;
  throw new TypeError(`Scripts come from the shell and from the remotes of the registry, and not from ${href}`);
}
