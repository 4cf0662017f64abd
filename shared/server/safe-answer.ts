import { type IncomingMessage, ServerResponse } from 'node:http';

/**
 * The answers of a server (`http.createServer({ ServerResponse: SafeAnswer })`): none is taken for another type than it says, also those
 * that Node and the framework give by themselves, to a request without a host or with an address that cannot be decoded.
 */
export class SafeAnswer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(...request: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...request);
    this.setHeader('x-content-type-options', 'nosniff');
  }
}
