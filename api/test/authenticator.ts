import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Ceremony {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** What a browser and its authenticator differ in from good ones. */
interface Faults {
  origin?: string;
  rpId?: string;
  /** Somebody is there, and has not shown who. */
  unverified?: boolean;
  counter?: number;
  challenge?: string;
}

/** An authenticator with one passkey, and the browser that asks it (WebAuthn Level 3, ES256, no attestation). */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #key: KeyObject;
  readonly #public: { x: Buffer; y: Buffer };
  readonly #origin: string;
  #counter = 0;
  #user: string | undefined;

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#public = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
    this.#origin = origin;
  }

  /** What `navigator.credentials.create()` answers. */
  create(options: Ceremony, faults: Faults = {}) {
    this.#user = options.user?.id;
    const id = Buffer.from(this.id, 'base64url');
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, this.#public.x],
        [-3, this.#public.y],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, key]);
    const authData = Buffer.concat([this.#authenticatorData(options.rp?.id ?? '', faults, 0x40), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', options, faults).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
    });
  }

  /** What `navigator.credentials.get()` answers. */
  get(options: Ceremony, faults: Faults = {}) {
    this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', options, faults);
    const data = this.#authenticatorData(options.rpId ?? '', faults);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      userHandle: this.#user,
    });
  }

  #credential<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, { challenge }: Ceremony, faults: Faults): Buffer {
    const origin = faults.origin ?? this.#origin;
    return Buffer.from(JSON.stringify({ type, challenge: faults.challenge ?? challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, { unverified, counter, rpId: otherRpId }: Faults, flags = 0): Buffer {
    const hash = createHash('sha256')
      .update(otherRpId ?? rpId)
      .digest();
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    return Buffer.concat([hash, Buffer.from([0x01 | (unverified ? 0 : 0x04) | flags]), count]);
  }
}

/** As much of CBOR (RFC 8949) as attestations have: small integers, text, bytes and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((one: unknown) => cbor(one))]);
  throw new Error(`no CBOR for ${String(value)}`);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
