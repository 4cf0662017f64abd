import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A server that speaks the S3 protocol, signatures included, with one bucket. */
export interface S3Server {
  endpoint: string;
  /** The variables of the environment that make the api use it. */
  variables: Record<string, string>;
  /** Set by tests of failures: answers the status to refuse a call with, or nothing to let it pass, at once or later. */
  refuse: (method: string, path: string) => number | undefined | Promise<undefined>;
  close(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'varda-s3-'));
  const options = { address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets: [{ name: 'site' }] };
  const server = new S3rver(options);
  server.middleware.unshift(async (context, next) => {
    const status = await started.refuse(context.method, context.path);
    if (status === undefined) return next();
    context.req.resume();
    context.status = status;
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const started: S3Server = {
    endpoint,
    variables: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'site',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    refuse: () => undefined,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return started;
}
