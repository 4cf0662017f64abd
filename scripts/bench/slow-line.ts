import { createServer, request } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** As Lighthouse's slow 4G: milliseconds, bits per second. */
const roundTripMs = 150;
const down = 1_600_000;
const up = 750_000;

/** What a packet takes, in bytes: pieces of several answers take turns on the line. */
const packet = 1_460;

/**
 * A line of slow 4G as a proxy: what all connections of a browser share. Of DevTools' emulation a page's first document got
 * through in 13 to 52 ms instead of a round trip; here it costs two of them, as connections have to be made.
 */
export class SlowLine {
  readonly #line: Server;
  readonly #proxy: Server;

  private constructor(line: Server, proxy: Server) {
    this.#line = line;
    this.#proxy = proxy;
  }

  static async start(): Promise<SlowLine> {
    const proxy = createServer((asked, answer) => {
      const { method, headers } = asked;
      const onward = request(asked.url ?? '', { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
        response.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      answer.on('close', () => onward.destroy());
      asked.pipe(onward);
    });
    await listening(proxy);
    const { port } = proxy.address() as AddressInfo;
    const lanes = { down: new Lane(down), up: new Lane(up) };
    const line = createSocketServer((browser) => {
      const site = connect(port, '127.0.0.1');
      // What comes first waits for the connection to be made, too.
      lanes.up.carry(browser, site, roundTripMs);
      lanes.down.carry(site, browser);
      for (const socket of [browser, site]) socket.on('error', () => [browser, site].map((each) => each.destroy()));
      browser.on('close', () => site.destroy());
    });
    await listening(line);
    return new SlowLine(line, proxy);
  }

  /** For a browser's context. */
  get proxy() {
    const { port } = this.#line.address() as AddressInfo;
    return { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' };
  }

  stop(): void {
    this.#line.close();
    this.#proxy.close();
  }
}

/** One direction of the line. */
class Lane {
  readonly #bytesPerMs: number;
  /** When what has been put on the line so far will be through. */
  #freeAt = 0;

  constructor(bitsPerSecond: number) {
    this.#bytesPerMs = bitsPerSecond / 8 / 1_000;
  }

  carry(from: Socket, to: Socket, firstDelayMs = 0) {
    const opened = performance.now() + firstDelayMs;
    let sent = Promise.resolve();
    // One after the other: timers whose times differ by less than a millisecond fire in any order.
    let arrived = Promise.resolve();
    from.on('data', (chunk) => {
      from.pause();
      sent = this.#send(chunk, opened, (piece, at) => {
        arrived = arrived.then(() => until(at)).then(() => void (to.writable && to.write(piece)));
        return to.writable;
      }).then(() => void from.resume());
    });
    from.on('end', () => void sent.then(() => arrived).then(() => to.end()));
  }

  /** @param arrive returns whether anybody still takes it: what a page has asked for that is left does not hold up the next one */
  async #send(chunk: Buffer, opened: number, arrive: (piece: Buffer, at: number) => boolean) {
    for (let start = 0; start < chunk.length; start += packet) {
      const piece = chunk.subarray(start, start + packet);
      this.#freeAt = Math.max(performance.now(), this.#freeAt, opened) + piece.length / this.#bytesPerMs;
      if (!arrive(piece, this.#freeAt + roundTripMs / 2)) return;
      await until(this.#freeAt);
    }
  }
}

/** @param moment on the clock of `performance` */
async function until(moment: number): Promise<void> {
  const left = moment - performance.now();
  if (left > 0) await setTimeout(left);
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
