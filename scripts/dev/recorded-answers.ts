import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorBodyOf } from '@varda/contract/errors';

/** What the api has answered, by address: `/api/users?page=1`. Reads alone are recorded, and no pictures. */
type Answers = Record<string, unknown>;

/** Whoever signs in with recorded answers is this. */
const someone = { token: 'recorded', name: 'Recorded', role: 'admin' };

const refusal = errorBodyOf(
  'unavailable',
  'These answers are recorded: nothing can be saved. / Снимени одговори: ништо не може да се зачува.',
);

/**
 * What is asked of each list and each item that somebody opens. It is not recorded, so that one answer is good for all of them: nobody
 * else has it open, has said anything of it, has saved it or a view of it.
 */
const ofEachItem: readonly [call: RegExp, answer: unknown][] = [
  [/^\w+ \/api\/presence\//, { others: [] }],
  [/^GET \/api\/comments\/[^/]+\/[^/]+$/, { comments: [], fields: [] }],
  [/^GET \/api\/edit-history\/[^/]+\/[^/]+$/, { versions: [], totalCount: 0 }],
  [/^GET \/api\/stamps\/[^/]+\?/, { stamps: {} }],
  [/^GET \/api\/(?:comments|stamps)\/.+\/people$/, []],
  [/^GET \/api\/saved-views\/[^/]+$/, []],
];

/** In the place of all pictures. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#ccc" d="M0 0h4v3H0z"/></svg>';

/** Answers as the api did when it was recorded. Resolves with the address. */
export async function replayAnswers(file: string): Promise<string> {
  const answers = JSON.parse(await readFile(file, 'utf8')) as Answers;
  return listen((incoming, reply) => {
    const url = incoming.url ?? '';
    if (incoming.method === 'POST' && url === '/api/login') return send(reply, 200, someone);
    if (url.startsWith('/api/pictures/')) return reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
    const ofItem = answerOfEachItem(incoming);
    if (ofItem !== undefined) return send(reply, 200, ofItem);
    if (incoming.method !== 'GET') return send(reply, 503, refusal);
    const answer = answers[url] ?? answerAt(answers, url);
    return answer === undefined
      ? send(reply, 404, errorBodyOf('not_found', `${url} is not recorded`))
      : send(reply, 200, answer);
  });
}

/** Passes everything on to the api, and keeps what it answers, beside what was recorded before. Resolves with the address. */
export async function recordAnswers(api: string, file: string): Promise<string> {
  const answers: Answers = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  return listen(async (incoming, reply) => {
    const { method = 'GET', url = '' } = incoming;
    const body = method === 'GET' ? null : await bodyOf(incoming);
    const response = await fetch(api + url, { method, headers: passedOn(incoming), body });
    const content = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    if (method === 'GET' && response.ok && type.includes('json') && answerOfEachItem(incoming) === undefined) {
      answers[url] = JSON.parse(content.toString());
      // Pages ask several things at once: one write after the other, each with all that is known.
      writeFileSync(file, inLines(answers));
    }
    reply.writeHead(response.status, { 'content-type': type }).end(content);
  });
}

/** A line for each answer, in the order of addresses, so that one that is recorded anew is one line of a change. */
function inLines(answers: Answers): string {
  const lines = Object.keys(answers)
    .toSorted()
    .map((url) => `${JSON.stringify(url)}: ${JSON.stringify(answers[url])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Another query of the same list is better than none. */
function answerAt(answers: Answers, url: string): unknown {
  const path = url.split('?', 1)[0];
  return Object.entries(answers).find(([address]) => address.split('?', 1)[0] === path)?.[1];
}

function answerOfEachItem({ method, url }: IncomingMessage): unknown {
  return ofEachItem.find(([call]) => call.test(`${method} ${url}`))?.[1];
}

function send(reply: ServerResponse, status: number, answer: unknown) {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function passedOn({ headers }: IncomingMessage): Record<string, string> {
  const { authorization, 'content-type': type, 'accept-language': language, 'if-match': match } = headers;
  const known = { authorization, 'content-type': type, 'accept-language': language, 'if-match': match };
  return Object.fromEntries(Object.entries(known).filter((pair): pair is [string, string] => pair[1] !== undefined));
}

async function listen(handle: (incoming: IncomingMessage, reply: ServerResponse) => unknown): Promise<string> {
  const server: Server = createServer(async (incoming, reply) => {
    try {
      await handle(incoming, reply);
    } catch (error) {
      send(reply, 502, errorBodyOf('unavailable', (error as Error).message));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
