declare module '@20minutes/s3rver' {
  import type { IncomingMessage } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Context {
    method: string;
    path: string;
    status: number;
    req: IncomingMessage;
  }

  export default class S3rver {
    constructor(options: {
      address: string;
      /** 0 takes a free one. */
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
