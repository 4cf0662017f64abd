import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a code is shown, in milliseconds (RFC 6238). */
const period = 30_000;
/** Codes of so many periods before and after are taken too: clocks differ, and people type. */
const tolerance = 1;

/** Number of the period of a moment. */
export const stepAt = (time: number): number => Math.floor(time / period);

/** The code of six digits that an authenticator app shows during a period (RFC 4226, RFC 6238 with SHA-1). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The period that a code is of, if it is a right one now; all of them are compared, whichever fits. */
export function stepOfCode(secret: Uint8Array, code: string, time = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const now = stepAt(time);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => now - tolerance + index);
  return steps.filter((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))).at(-1);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As authenticator apps take secrets (RFC 4648); for whole groups of five bytes. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
