import { argon2Sync, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe } from 'node:test';
import type { Restrictions } from '@varda/contract/permissions';
import type { Role } from '@varda/contract/users';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import registry from '../../registry.json' with { type: 'json' };
import { startSession } from '../accounts/sessions.repository.ts';
import { insertUser } from '../accounts/users.repository.ts';
import { createApp } from '../app.ts';
import type { Db } from '../database/open-database.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { type OpenServices, openServices } from '../services.ts';
import { createStartedDatabase, type Engine } from './test-database.ts';

export type { Engine };

/** The engines at hand: PostgreSQL where the setup of the run has found or started one. */
export const engines: readonly Engine[] = process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite'];

export const firstAdmin = { email: 'first@varda-pharm.example', password: 'correct horse battery' };

/** The password of every account that {@link TestApp.signIn} makes. */
export const staffPassword = 'staff of the tests';
const staffPasswordHash = cheapHash(staffPassword);

export interface Sending {
  token?: string | null;
  json?: unknown;
  /** Multipart; values that are objects go as JSON text. */
  form?: Record<string, unknown>;
  urlencoded?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body
  body: any;
  headers: LightMyRequestResponse['headers'];
  bytes: Buffer;
}

/** The real app on a database and a data folder of its own. */
export class TestApp {
  readonly app: FastifyInstance;
  readonly services: OpenServices;
  readonly environment: Environment;
  readonly #dispose: () => Promise<void>;

  constructor(app: FastifyInstance, services: OpenServices, environment: Environment, dispose: () => Promise<void>) {
    this.app = app;
    this.services = services;
    this.environment = environment;
    this.#dispose = dispose;
  }

  get db(): Db {
    return this.services.db;
  }

  /** Makes a call below `/api`. */
  async send(call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`, sending: Sending = {}): Promise<Answer> {
    const [method, ...rest] = call.split(' ') as ['GET', ...string[]];
    const { token, json, form, urlencoded, headers = {}, payload } = sending;
    const body =
      json !== undefined ? jsonBody(json) : form ? await formBody(form) : urlencoded ? fieldsBody(urlencoded) : null;
    const response = await this.app.inject({
      method,
      url: `/api${rest.join(' ')}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...body?.headers, ...headers },
      ...((payload ?? body) && { payload: payload ?? body?.payload }),
    } as never);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson && !response.headers['content-encoding'] ? response.json() : response.body,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }

  /** A new account with a session of its own. */
  async signIn(role: Role, restrictions: Restrictions = []): Promise<{ id: string; email: string; token: string }> {
    const email = `${role}-${randomUUID()}@varda-pharm.example`;
    const account = { name: `A ${role}`, email, role, restrictions, passwordHash: staffPasswordHash };
    const { _id } = await insertUser(this.db, account);
    return { id: _id, email, token: await startSession(this.db, _id) };
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.#dispose();
  }
}

/** What an api of a test is started with: its folder, and PostgreSQL where it is not on the embedded database. */
export function variablesOf(folder: string, database: { url: string } | null) {
  return {
    DATA_DIR: folder,
    DATABASE_URL: database?.url ?? '',
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
  };
}

/** Opens the app; tests that need nothing special take it from {@link onEachEngine}. Nothing is logged unless a test wants to read it. */
export async function openTestApp(
  engine: Engine,
  variables: Record<string, string> = {},
  log: FastifyBaseLogger = pino({ level: 'silent' }),
): Promise<TestApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-api-'));
  const database = await createStartedDatabase(engine, variables.DATA_DIR ?? folder);
  const environment = readEnvironment({
    ...variablesOf(folder, database),
    REMOTES: await remotesWithoutHosts(folder),
    DEMO_CONTENT: 'off',
    ...variables,
  });
  const services = await openServices(environment, log);
  // Tests read what they have just written, and most do so as visitors.
  const app = await createApp({ mostStaleMs: 0, ...services });
  app.addHook('onClose', () => services.close());
  return new TestApp(app, services, environment, async () => {
    await rm(folder, { recursive: true, force: true });
    await database?.drop();
  });
}

/** The remotes of the project at ports that no request is made to: at their own ones, a site of whoever runs the tests may answer. */
async function remotesWithoutHosts(folder: string): Promise<string> {
  const file = path.join(folder, 'remotes.json');
  const remotes = registry.remotes.map((remote, place) => ({ ...remote, url: `http://localhost:${place + 1}` }));
  await writeFile(file, JSON.stringify({ remotes }));
  return file;
}

type Suite = (app: () => TestApp, engine: Engine) => void;
type Variables = Record<string, string> | ((engine: Engine) => Record<string, string>);

/** Runs a suite once per engine, each time with one fresh app for all of its tests; which it is, for what one engine proves. */
export function onEachEngine(suite: Suite, variables: Variables = {}): void {
  for (const engine of engines) onEngine(engine, suite, variables);
}

/** Runs a suite of what no engine decides, with one fresh app for all of its tests. */
export function onSqlite(suite: Suite, variables: Variables = {}): void {
  onEngine('sqlite', suite, variables);
}

function onEngine(engine: Engine, suite: Suite, variables: Variables): void {
  describe(engine, () => {
    let app: TestApp;
    before(async () => {
      app = await openTestApp(engine, typeof variables === 'function' ? variables(engine) : variables);
    });
    after(() => app?.close());
    suite(() => app, engine);
  });
}

/** A hash that costs next to nothing to compare with, as it says of itself: logins of tests do so hundreds of times. */
function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const hash = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost });
  return `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString('base64')}$${hash.toString('base64')}`;
}

function jsonBody(json: unknown) {
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(json) };
}

function fieldsBody(fields: Record<string, string>) {
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  };
}

/** Files and texts come as parts of the same name, a list of anything else as JSON. */
function isRepeated(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every((one) => one instanceof Uint8Array || typeof one === 'string');
}

async function formBody(fields: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of isRepeated(value) ? value : [value]) {
      if (one instanceof Uint8Array) form.append(name, new Blob([Uint8Array.from(one)]), `${name}.bin`);
      else form.append(name, typeof one === 'string' ? one : JSON.stringify(one));
    }
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
