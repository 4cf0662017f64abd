import { execFile, fork } from 'node:child_process';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Load {
  perSecond: number;
  /** In milliseconds. */
  p99: number;
}

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

/** What a browser sends. */
const browser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-GB,en;q=0.9' };

/**
 * Asks for one address as fast as 20 connections can, from a process of its own.
 *
 * @param host sent as `Host` in place of the address’s own; `[<id>]` in it is something else each time
 */
export async function loadOn(url: string, seconds: number, host?: string): Promise<Load> {
  const headers = Object.entries({ ...browser, ...(host && { host }) }).flatMap(([name, value]) => [
    '-H',
    `${name}=${value}`,
  ]);
  const anew = host?.includes('[<id>]') ? ['-I'] : [];
  const options = ['-j', '-n', ...anew, '-c', '20', '-d', String(seconds), ...headers, url];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options]);
  const result = JSON.parse(stdout) as {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  };
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} requests failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Starts the yardstick with the very bytes that an address answers. */
export async function rawServer(url: string): Promise<{ url: string; stop(): void }> {
  const answer = await bytesOf(url);
  const child = fork(path.join(import.meta.dirname, 'raw-server.ts'));
  const port = new Promise<number>((resolve) => child.once('message', (message) => resolve(message as number)));
  child.send(answer);
  return { url: `http://127.0.0.1:${await port}`, stop: () => child.kill() };
}

/** Bytes of an answer as a browser gets it. */
export async function sizeOf(url: string): Promise<number> {
  return Buffer.from((await bytesOf(url)).body, 'base64').length;
}

/** Those that every server writes by itself. */
const own = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

function bytesOf(url: string): Promise<{ headers: Record<string, string>; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: browser, agent: false }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      if (answer.statusCode !== 200) return reject(new Error(`${url} answers ${answer.statusCode}`));
      const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !own.includes(name)));
      resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks).toString('base64') });
    }).once('error', reject);
  });
}
