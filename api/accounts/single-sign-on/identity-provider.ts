import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import type { SingleSignOnSettings } from './settings.ts';

/** Below the api's own path. */
export const callbackPath = '/login/single-sign-on/callback';

/** Seconds for each answer of the issuer. */
const timeout = 10;

/** What a browser keeps of a sign-in that has begun, until it comes back. */
export const begunSignIn = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
type BegunSignIn = z.infer<typeof begunSignIn>;

/** Somebody, as the issuer knows them. */
export interface Identity {
  issuer: string;
  /** Stays with the person, whatever their address becomes. */
  subject: string;
  email: string;
  /** Whether the issuer has made sure of the address. */
  isVerified: boolean;
  name: string;
  groups: readonly string[];
}

/** The person has said no at the issuer. */
export class Cancelled extends Error {}

const profile = z.object({
  email: z.email(),
  // Some issuers send it as a text.
  email_verified: z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]).catch(false),
  name: z.string().trim().min(1).max(100).optional().catch(undefined),
});
/** Some issuers send the one group of somebody who is in no other as a text. */
const groupNames = z.union([z.array(z.string()), z.string().transform((name) => [name])]).catch([]);

/**
 * Signs people in at an issuer of OpenID Connect: by an authorization code with PKCE (RFC 7636), bound to the browser by state and
 * nonce. The issuer is asked for its addresses and keys at the first sign-in: it may be away when the api starts.
 */
export class IdentityProvider {
  readonly #settings: SingleSignOnSettings;
  #configuration: Promise<Configuration> | null = null;

  constructor(settings: SingleSignOnSettings) {
    this.#settings = settings;
  }

  /** Where the browser is sent to, and what it keeps meanwhile. */
  async begin(language: string): Promise<{ url: URL; begun: BegunSignIn }> {
    const begun = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const url = buildAuthorizationUrl(await this.#discovered(), {
      redirect_uri: this.#address(callbackPath),
      scope: 'openid email profile',
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
      ui_locales: language,
    });
    return { url, begun };
  }

  /**
   * Who has come back.
   *
   * @param path that the browser was sent back to, below the api's own, with its query
   * @throws Cancelled
   * @throws Error where the answer is not the issuer's to what was begun, or the issuer is away
   */
  async finish(path: string, { state, nonce, verifier }: BegunSignIn): Promise<Identity> {
    const configuration = await this.#discovered();
    const tokens = await authorizationCodeGrant(configuration, new URL(this.#address(path)), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    }).catch((error) => {
      throw error instanceof AuthorizationResponseError && error.error === 'access_denied' ? new Cancelled() : error;
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the issuer has sent no ID token');
    const { userinfo_endpoint } = configuration.serverMetadata();
    const more = userinfo_endpoint ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
    const said: Record<string, unknown> = { ...more, ...claims };
    const { email, email_verified, name } = profile.parse(said);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email,
      isVerified: email_verified,
      name: name ?? email,
      groups: groupNames.parse(said[this.#settings.groupsClaim]),
    };
  }

  #address(path: string): string {
    return `${this.#settings.site}/api${path}`;
  }

  #discovered(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
    this.#configuration ??= discovery(issuer, clientId, clientSecret, undefined, { execute, timeout }).catch(
      (error) => {
        this.#configuration = null;
        throw error;
      },
    );
    return this.#configuration;
  }
}
