import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Environment } from '../environment.ts';
import { s3OptionsOf } from '../pictures/open-picture-store.ts';
import { S3Bucket } from '../pictures/s3-bucket.ts';
import { S3Error } from '../pictures/s3-error.ts';
import { type BackedUp, type BackUpOptions, backUp, backupsOf, removeWorks, spareOf } from './backup.ts';
import type { Site } from './make-dump.ts';

const address = /^s3:\/\/([a-z0-9][a-z0-9.-]*)\/?(.*)$/;

export const isInBucket = (place: string): boolean => place.startsWith('s3://');

/** Backups as objects of a bucket: `s3://<bucket>/<names before>`. */
export class BucketBackups {
  readonly #bucket: S3Bucket;

  /** @throws Error when the place is none */
  constructor(place: string, environment: Environment) {
    const [, bucket, prefix = ''] = address.exec(place) ?? [];
    if (!bucket) throw new Error(`${place} is no place in a bucket: s3://bucket/backups`);
    const pictures = s3OptionsOf(environment);
    const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region = pictures.region } = environment;
    this.#bucket = new S3Bucket({
      ...pictures,
      ...(endpoint && { endpoint, pathStyle: environment.S3_PATH_STYLE ?? true }),
      region,
      accessKeyId: environment.BACKUP_S3_ACCESS_KEY_ID ?? pictures.accessKeyId,
      secretAccessKey: environment.BACKUP_S3_SECRET_ACCESS_KEY ?? pictures.secretAccessKey,
      bucket,
      prefix: prefix.replace(/[^/]$/, '$&/'),
    });
  }

  /** Names of the backups, the oldest first. */
  async names(): Promise<string[]> {
    const names: string[] = [];
    for await (const name of this.#bucket.list('site-')) names.push(name);
    return backupsOf(names);
  }

  /** Makes a backup, which has to restore before it goes into the bucket; only then older ones are deleted. */
  async backUp(site: Site, { kept, openEmpty }: BackUpOptions): Promise<BackedUp> {
    await removeWorks(tmpdir());
    const folder = await mkdtemp(path.join(tmpdir(), 'varda-backup-'));
    try {
      const { file, missing } = await backUp(site, folder, { kept: 1, openEmpty });
      const name = path.basename(file);
      await this.#bucket.putFile(name, file);
      const deleted = spareOf(await this.names(), kept);
      for (const old of deleted) await this.#bucket.delete(old);
      return { file: name, deleted, missing };
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  /** Fetches a backup into a file. */
  async fetch(name: string, file: string): Promise<void> {
    await this.#bucket.getFile(name, file).catch(async (error: Error) => {
      if (!(error instanceof S3Error) || error.code !== 'NoSuchKey') throw error;
      const newest = (await this.names()).slice(-3).join(', ');
      throw new Error(
        `There is no ${name} in that place of the bucket. The newest backups there: ${newest || 'none'}.`,
      );
    });
  }
}
