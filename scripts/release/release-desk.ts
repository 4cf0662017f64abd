import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnswerOf, BodyOf } from '@varda/contract/endpoints';
import { errorTexts } from '@varda/contract/error-texts';
import type { ErrorBody } from '@varda/contract/errors';
import type { RemoteReleases } from '@varda/contract/releases';
import { portsFromEnvironment } from '../site/ports.ts';
import { dataFolder } from '../site/site.ts';
import { fetchWhole } from './fetch-whole.ts';
import { parsedJson } from './stored-releases.ts';

/** Somebody who may release, at the api of a running site. */
export class ReleaseDesk {
  readonly #origin: string;
  readonly #token: string;
  readonly #isSession: boolean;
  /** What a signal does before it ends the session. */
  whenInterrupted: () => Promise<void> = async () => {};

  private constructor(origin: string, token: string, isSession: boolean) {
    this.#origin = origin;
    this.#token = token;
    this.#isSession = isSession;
  }

  /**
   * With `RELEASE_TOKEN`; on the machine of a site that `npm start` has set up, as its first admin.
   *
   * @param origin of the shell
   */
  static async open(origin: string): Promise<ReleaseDesk> {
    const { RELEASE_TOKEN } = process.env;
    if (RELEASE_TOKEN) return new ReleaseDesk(origin, RELEASE_TOKEN, false);
    const answer = await send(origin, 'POST', '/login', { json: await credentials() });
    return new ReleaseDesk(origin, (answer as { token: string }).token, true);
  }

  list(): Promise<AnswerOf<'GET /releases'>> {
    return this.#send('GET', '/releases') as Promise<AnswerOf<'GET /releases'>>;
  }

  /** Pointers, releases and history of one remote. */
  async remote(name: string): Promise<RemoteReleases> {
    const found = (await this.list()).find((remote) => remote.name === name);
    if (!found) throw new Error(`The site has no remote ${name}, or this token is not for it`);
    return found;
  }

  publish(release: BodyOf<'POST /releases'>): Promise<unknown> {
    return this.#send('POST', '/releases', release);
  }

  point(remote: string, change: BodyOf<'PATCH /releases/:remote'>): Promise<unknown> {
    return this.#send('PATCH', `/releases/${remote}`, change);
  }

  addRemote(remote: BodyOf<'POST /remotes'>): Promise<unknown> {
    return this.#send('POST', '/remotes', remote);
  }

  removeRemote(name: string): Promise<unknown> {
    return this.#send('DELETE', `/remotes/${name}`);
  }

  async close(): Promise<void> {
    if (this.#isSession) await this.#send('POST', '/logout');
  }

  #send(method: string, route: string, json?: unknown): Promise<unknown> {
    return send(this.#origin, method, route, { json, token: this.#token });
  }
}

/** Of the running site that the environment names. */
export function siteOrigin(): string {
  return process.env.RELEASE_URL?.replace(/\/+$/, '') || `http://localhost:${portsFromEnvironment().shell}`;
}

/**
 * Does the work of a command at the desk of a site. What goes wrong is said, and gives the process its exit code. A signal has what was
 * begun cleared up and ends the session first, and then the process.
 */
export async function withDesk(origin: string, work: (desk: ReleaseDesk) => Promise<unknown>): Promise<void> {
  try {
    const desk = await ReleaseDesk.open(origin);
    // A session that cannot be ended goes by itself: what became of the work is what counts.
    const close = () => desk.close().catch(() => undefined);
    const end = () =>
      void desk
        .whenInterrupted()
        .finally(close)
        .finally(() => process.exit(1));
    for (const signal of signals) process.once(signal, end);
    await work(desk)
      .finally(close)
      .finally(() => {
        for (const signal of signals) process.off(signal, end);
      });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** Ctrl-C, an end that is asked for, and a terminal that is closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A pointer that moves does not switch a remote on again. */
export function warnIfDisabled({ name, enabled }: RemoteReleases): void {
  if (!enabled) console.log(`Its pages stay switched off: npm run release -- remote-${name} on`);
}

async function credentials(): Promise<{ email: string; password: string }> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  if (email && password) return { email, password };
  const file = path.join(await dataFolder(), 'admin-credentials.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error('Set RELEASE_TOKEN to a token of the release desk, or ADMIN_EMAIL and ADMIN_PASSWORD.');
  });
  return JSON.parse(text) as { email: string; password: string };
}

/** How long an answer may take before it is said that it is waited for. */
const silentMs = 3_000;

async function send(
  origin: string,
  method: string,
  route: string,
  { json, token }: { json?: unknown; token?: string },
) {
  const waiting = setTimeout(() => console.error(`${origin} has not answered ${method} ${route} yet…`), silentMs);
  const { status, failure, content } = await fetchWhole(`${origin}/api${route}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  }).finally(() => clearTimeout(waiting));
  if (!status) throw new Error(`${origin} cannot be reached (${failure}). Is it RELEASE_URL?`);
  const body = (parsedJson(String(content ?? '')) ?? {}) as Partial<ErrorBody>;
  if (status < 300) return body;
  if (status === 401 && process.env.RELEASE_TOKEN)
    throw new Error(
      'The site does not take this RELEASE_TOKEN: it has expired, has been deleted, or is one of another site.',
    );
  const fields = Object.entries(body.fields ?? {}).map(([field, text]) => `${field}: ${text}`);
  throw new Error(
    [`${method} ${route} was refused with ${status}:`, textOf(body) ?? noApi(origin), fields.join('; ')]
      .filter(Boolean)
      .join(' '),
  );
}

/** The shell's server says by its code alone that the api does not answer. */
function textOf({ message, error, code }: Partial<ErrorBody>): string | undefined {
  return message ?? error ?? (code && errorTexts[code]?.en);
}

function noApi(origin: string): string {
  return `${origin} answers as no site does. RELEASE_URL is its origin alone, such as https://www.varda-pharm.example`;
}
