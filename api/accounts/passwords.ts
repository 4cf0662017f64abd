import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2 = promisify(argon2Callback);

/** Argon2id with 19 MiB and two passes, as OWASP's password storage cheat sheet recommends. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** One that nobody guesses: 96 bits. */
export function madeUpPassword(): string {
  return randomBytes(12).toString('base64url');
}

/** Hashes a password into the PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await argon2('argon2id', { message: password, nonce, tagLength: 32, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/**
 * Whether a password is the one that was hashed.
 *
 * @param stored the account's hash; without one the answer is no, and takes as long
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { memory, passes, parallelism, nonce, expected } = parse(stored ?? (await decoy()));
  const parameters = { message: password, nonce, tagLength: expected.length, memory, passes, parallelism };
  const hash = await argon2('argon2id', parameters);
  return timingSafeEqual(hash, expected) && stored !== undefined;
}

function parse(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) throw new Error('A stored password hash is not in the expected format');
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1, 4).map(Number);
  const [nonce, expected] = match.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer];
  return { memory, passes, parallelism, nonce, expected };
}

let made: Promise<string> | undefined;

/** A hash that no password has, made once. */
function decoy(): Promise<string> {
  made ??= hashPassword(randomBytes(32).toString('hex'));
  return made;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
