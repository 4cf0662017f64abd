import path from 'node:path';
import type { Environment } from '../environment.ts';
import { FolderPictureStore, type PictureStore } from './pictures.store.ts';
import { S3PictureStore } from './s3.store.ts';
import type { S3Options } from './s3-bucket.ts';

/** The store that the environment names: a bucket of an S3-compatible storage, else a folder in `DATA_DIR`. */
export function openPictureStore(environment: Environment): PictureStore {
  if (environment.S3_BUCKET) return new S3PictureStore(s3OptionsOf(environment));
  return new FolderPictureStore(path.join(environment.DATA_DIR, 'pictures'));
}

export function s3OptionsOf(environment: Environment): S3Options {
  const { S3_ENDPOINT, S3_REGION, S3_PATH_STYLE } = environment;
  return {
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    bucket: environment.S3_BUCKET ?? '',
    region: S3_REGION,
    accessKeyId: environment.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY ?? '',
    prefix: environment.S3_PREFIX,
    // Amazon wants the bucket in the host's name, others mostly have no name for it there.
    pathStyle: S3_PATH_STYLE ?? Boolean(S3_ENDPOINT),
  };
}
