import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type Extract, extract as untar } from 'tar-stream';
import { dumpEnd, hashComment, largestPart, sumLine } from './dump-format.ts';
import type { Progress } from './make-dump.ts';

export interface Part {
  name: string;
  bytes: Buffer;
}

/** A file that is no dump, or not all of one. */
export class DamagedDump extends Error {
  constructor(file: string, reason: string) {
    super(`${file} is damaged or not a dump: ${reason}.`);
  }
}

/**
 * Reads the parts of a dump, each checked against its hash before it is handed on. Whether the dump is whole is known once
 * the last one has come.
 *
 * @param progress in bytes
 * @throws DamagedDump
 */
export async function* readParts(file: string, progress: Progress): AsyncGenerator<Part> {
  const { size } = await stat(file);
  const source = createReadStream(file);
  const extract = untar();
  source.on('error', (error) => extract.destroy(error));
  source.pipe(extract);
  const sums = createHash('sha256');
  let parts = 0;
  let ended = false;
  try {
    for await (const entry of extract) {
      if (ended) throw new DamagedDump(file, 'there is more behind its end');
      const part = await readPart(file, entry);
      progress(source.bytesRead, size);
      if (part.name === 'end.json') {
        ended = true;
        const end = dumpEnd.parse(JSON.parse(part.bytes.toString()));
        if (end.parts !== parts || end.sha256 !== sums.digest('hex'))
          throw new DamagedDump(file, 'parts are missing or out of order');
        continue;
      }
      parts += 1;
      sums.update(sumLine(part.name, hashOf(part.bytes)));
      yield part;
    }
  } catch (error) {
    if (error instanceof DamagedDump) throw error;
    throw new DamagedDump(file, (error as Error).message);
  } finally {
    source.destroy();
  }
  if (!ended) throw new DamagedDump(file, 'its end is missing');
}

type Entry = Extract extends AsyncIterable<infer E> ? E : never;

async function readPart(file: string, entry: Entry): Promise<Part> {
  const { name, size, pax } = entry.header;
  if (size > largestPart) throw new DamagedDump(file, `${name} is larger than any part`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if ((pax as { comment?: string } | null)?.comment !== hashComment(hashOf(bytes)))
    throw new DamagedDump(file, `${name} is not what was written`);
  return { name, bytes };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
