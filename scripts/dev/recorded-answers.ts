import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorBodyOf } from '@varda/contract/errors';

/** What the api has answered, by address: `/api/users?page=1`. Reads alone are kept, and no pictures. */
type Answers = Record<string, unknown>;

/** Whoever signs in with recorded answers is this. */
const someone = { token: 'recorded', name: 'Recorded', role: 'admin' };

const refusal = errorBodyOf(
  'unavailable',
  'These answers are recorded: nothing can be saved. / Снимени одговори: ништо не може да се зачува.',
);

/** Answers as the api did when it was recorded. Resolves with the address. */
export async function replayAnswers(file: string): Promise<string> {
  const answers = JSON.parse(await readFile(file, 'utf8')) as Answers;
  return listen((incoming, reply) => {
    const url = incoming.url ?? '';
    if (incoming.method === 'POST' && url === '/api/login') return send(reply, 200, someone);
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
    if (method === 'GET' && response.ok && type.includes('json')) {
      answers[url] = JSON.parse(content.toString());
      // Pages ask several things at once: one write after the other, each with all that is known.
      writeFileSync(file, inLines(answers));
    }
    reply.writeHead(response.status, { 'content-type': type }).end(content);
  });
}

/** A line for each answer, so that one that is recorded anew is one line of a change. */
function inLines(answers: Answers): string {
  const lines = Object.entries(answers).map(([url, answer]) => `${JSON.stringify(url)}: ${JSON.stringify(answer)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Another query of the same list is better than none. */
function answerAt(answers: Answers, url: string): unknown {
  const path = url.split('?', 1)[0];
  return Object.entries(answers).find(([address]) => address.split('?', 1)[0] === path)?.[1];
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
