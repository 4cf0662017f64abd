import { company } from '@varda/contract/company';
import type { NewPasskey, PasskeyProof } from '@varda/contract/passkeys';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import {
  challengeLife,
  credentialIdsOf,
  findPasskey,
  type PasskeyUse,
  type StoredPasskey,
  storeChallenge,
  takeChallenge,
} from './passkeys.repository.ts';

/** Large: loaded when the first passkey is used, not at each start of the api. */
const webAuthn = () => import('@simplewebauthn/server');

/** What authenticators sign with, by COSE: EdDSA, ES256, RS256. The library's own list has Node try algorithms that it warns of as experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** An authenticator shows who somebody is, by finger, face or PIN, and not only that somebody is there. */
const userVerification = 'required';

/**
 * Registers passkeys and checks what they sign, for the origin at which the site is.
 *
 * @param siteUrl `SITE_URL`; without it a request says where its page is. Browsers sign for no other host than their page's,
 * and a passkey for no other than the one that it was made for
 */
export class PasskeyCeremonies {
  readonly #db: Db;
  readonly #siteUrl: string | undefined;

  constructor(db: Db, siteUrl: string | undefined) {
    this.#db = db;
    this.#siteUrl = siteUrl;
  }

  async beginRegistration(request: FastifyRequest, account: { userId: string; name: string; email: string }) {
    const known = await credentialIdsOf(this.#db, account.userId);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: company.name.en,
      rpID: this.#site(request).rpId,
      userID: new TextEncoder().encode(account.userId),
      userName: account.email,
      userDisplayName: account.name,
      timeout: challengeLife,
      attestationType: 'none',
      excludeCredentials: known.map((id) => ({ id })),
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: 'required', userVerification },
    });
    await storeChallenge(this.#db, options.challenge, account.userId);
    return options;
  }

  /** The passkey that an authenticator has made; nothing if it is not what it was asked for. */
  async finishRegistration(request: FastifyRequest, userId: string, { credential }: NewPasskey) {
    const challenge = await this.#takeChallenge(credential.response.clientDataJSON, userId);
    if (!challenge) return undefined;
    const { origin, rpId } = this.#site(request);
    return checked(request, async () => {
      const { verifyRegistrationResponse } = await webAuthn();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        supportedAlgorithmIDs,
      });
      if (!verified) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, userId };
    });
  }

  async beginLogin(request: FastifyRequest) {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.#site(request).rpId,
      timeout: challengeLife,
      userVerification,
    });
    await storeChallenge(this.#db, options.challenge, null);
    return options;
  }

  find(proof: PasskeyProof): Promise<StoredPasskey | undefined> {
    return findPasskey(this.#db, proof.id);
  }

  /** Checks what a passkey has signed, once; nothing if it is not right. */
  async finishLogin(
    request: FastifyRequest,
    passkey: StoredPasskey | undefined,
    proof: PasskeyProof,
  ): Promise<PasskeyUse | undefined> {
    const challenge = await this.#takeChallenge(proof.response.clientDataJSON, null);
    if (!passkey || !challenge) return undefined;
    const { id, userId, credentialId, publicKey, counter } = passkey;
    const { userHandle, ...response } = proof.response;
    if (userHandle && userHandle !== Buffer.from(userId).toString('base64url')) return undefined;
    const { origin, rpId } = this.#site(request);
    return checked(request, async () => {
      const { verifyAuthenticationResponse } = await webAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...proof, response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      });
      return verified ? { id, userId, counter: authenticationInfo.newCounter } : undefined;
    });
  }

  async #takeChallenge(clientData: string, userId: string | null): Promise<string | undefined> {
    const challenge = challengeIn(clientData);
    return challenge && (await takeChallenge(this.#db, challenge, userId)) ? challenge : undefined;
  }

  #site({ protocol, host }: FastifyRequest): { origin: string; rpId: string } {
    const site = this.#siteUrl ?? `${protocol}://${host}`;
    if (!URL.canParse(site)) throw new HttpError('malformed');
    const { origin, hostname } = new URL(site);
    return { origin, rpId: hostname };
  }
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // Whatever was sent, it is not what a browser signs.
    return undefined;
  }
}

/** The library throws for everything that is wrong with what was sent. */
async function checked<T>({ log }: FastifyRequest, check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'a passkey was refused');
    return undefined;
  }
}
