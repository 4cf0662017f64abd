import type { BrowserName, SystemName } from '@varda/contract/session';

/** The first that fits counts: most browsers name others as well. */
const browsers: readonly [BrowserName, RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly [SystemName, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** What a `User-Agent` says of browser and system, in a word each; `null` for what it does not say. The rest of it is not stored. */
export function browserName(userAgent = ''): { browser: BrowserName | null; system: SystemName | null } {
  const nameIn = <Name>(names: readonly [Name, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
