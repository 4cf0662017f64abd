import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface IssuerPerson {
  email: string;
  email_verified?: boolean | 'true' | 'false';
  name?: string;
  groups?: string[] | string;
}

export const issuerClient = { id: 'varda', secret: 'a secret of the tests' };

/** A real issuer of OpenID Connect, whose page asks only who one is. People may change while it runs. */
export class Issuer {
  readonly people = new Map<string, IssuerPerson>();
  readonly #server: Server;
  #provider: Provider | null = null;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** @param site where the site is that people are sent back to */
  async start(site: string, port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const claims = (subject: string) => this.people.get(subject);
    this.#provider = new Provider(url, {
      clients: [
        {
          client_id: issuerClient.id,
          client_secret: issuerClient.secret,
          redirect_uris: [`${site}/api/login/single-sign-on/callback`],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
      features: { devInteractions: { enabled: false } },
      cookies: { keys: ['of the tests'] },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, subject) => ({ accountId: subject, claims: () => ({ sub: subject, ...claims(subject) }) }),
      async loadExistingGrant({ oidc }) {
        const { client, session, provider } = oidc;
        if (!client || !session?.accountId) return undefined;
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    return url;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = this.#provider as Provider;
    const url = new URL(request.url ?? '/', 'http://issuer');
    if (!url.pathname.startsWith('/interaction/')) return provider.callback()(request, response);
    const person = url.searchParams.get('as');
    if (person) return provider.interactionFinished(request, response, { login: { accountId: person } });
    if (url.searchParams.has('cancel'))
      return provider.interactionFinished(request, response, { error: 'access_denied' });
    const choices = [...this.people].map(([subject, { name }]) => `<a href="?as=${subject}">${name ?? subject}</a>`);
    response.setHeader('content-type', 'text/html');
    response.end(`<h1>Who are you?</h1>${choices.join(' ')} <a href="?cancel">Cancel</a>`);
  }
}
