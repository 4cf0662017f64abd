import { type IncomingMessage, ServerResponse } from 'node:http';

/** For how long none of an answer may be taken before its connection ends, in milliseconds; Node waits up to twice as long. */
export const unreadMs = 60_000;

/**
 * The answers of a server (`http.createServer({ ServerResponse: SafeAnswer })`): none is taken for another type than it says, also those
 * that Node and the framework give by themselves, to a request without a host or with an address that cannot be decoded. One that nobody
 * reads ends: it keeps its connection to the server behind this one, of which there are 128, and keeps this one from ending.
 */
export class SafeAnswer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(...request: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...request);
    this.setHeader('x-content-type-options', 'nosniff');
  }

  override writeHead(...head: [number]): this {
    this.setTimeout(unreadMs);
    return super.writeHead(...head);
  }
}
