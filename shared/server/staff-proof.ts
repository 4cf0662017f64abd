import { createHmac, timingSafeEqual } from 'node:crypto';
import { proofCookie } from '@varda/contract/cookie-names';

/** For how long a proof is good, in seconds. Each call with a session renews it once half of that is over. */
export const proofLife = 60 * 60;

/** Name of the header by which the shell's server proves to the api who it is. */
export const siteHeader = 'x-site-secret';

/** @param secret `SITE_SECRET`, which api and shell share */
export function makeProof(secret: string, now = Date.now()): string {
  const end = Math.floor(now / 1000) + proofLife;
  return `${end}.${signature(secret, end)}`;
}

/** For how many seconds a proof is still good; 0 for none, an old one or a forged one. */
export function proofLeft(secret: string, proof: string | undefined, now = Date.now()): number {
  const [, end, signed] = /^(\d{10})\.([\w-]{43})$/.exec(proof ?? '') ?? [];
  if (!end || !signed || !isSame(signed, signature(secret, Number(end)))) return 0;
  return Math.max(0, Number(end) - Math.floor(now / 1000));
}

/** Whether two secrets are the same, in the same time wherever they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHmac('sha256', 'compared').update(text).digest());
  return timingSafeEqual(a as Buffer, b as Buffer);
}

function signature(secret: string, end: number): string {
  return createHmac('sha256', secret).update(`${proofCookie} ${end}`).digest('base64url');
}
