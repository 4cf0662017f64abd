import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  body: Buffer;
}

/** Makes one request as it is written: without cleaning the path up, following redirects or unpacking the answer. */
export function ask(port: number, path: string, options: RequestOptions = {}, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject).end(body);
  });
}
