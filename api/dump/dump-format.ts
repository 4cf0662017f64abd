import { z } from 'zod';

/*
 * A dump is one tar file. Its parts, in this order:
 *   dump.json                     who made it, see below
 *   pictures/<key>/<file>         the files of all pictures, those of one picture together; leaflets as leaflet.pdf
 *   missing-pictures.json         keys of pictures that are shown but whose files were not there; only if there are any
 *   tables/<table>/<number>.ndjson   rows as JSON, one per line; tables behind those that they refer to
 *   end.json                      how many parts came before, and a hash over the hashes of all of them
 * Each part has its SHA-256 in the comment of its header (`sha256 <hex>`), so that it can be written and checked without
 * knowing the others.
 */

/** Raised with every kind of part that a program from before would not know. 2: leaflets, and the list of missing pictures. */
export const dumpVersion = 2;

export const dumpHead = z.object({
  format: z.literal('varda-dump'),
  /** Version of this format. */
  version: z.int(),
  /** The last migration of the database that was dumped. */
  migration: z.string(),
  made: z.iso.datetime(),
});

export type DumpHead = z.infer<typeof dumpHead>;

export const dumpEnd = z.object({ parts: z.int(), sha256: z.string() });

/** What the hash in `end.json` is taken of: a line for each part. */
export const sumLine = (name: string, hash: string): string => `${hash}  ${name}\n`;

export const hashComment = (hash: string): string => `sha256 ${hash}`;

/** Bytes of rows after which a new part begins. */
export const rowsPart = 4 * 1024 * 1024;

/** No part is larger: a picture's file or some rows. */
export const largestPart = 128 * 1024 * 1024;

export const missingPicturesName = 'missing-pictures.json';

export const missingPictures = z.array(z.string());

export const pictureName = (key: string, file: string): string => `pictures/${key}/${file}`;

/** The picture and the file that a part holds, or nothing if it holds something else. */
export function pictureIn(name: string): { key: string; file: string } | null {
  const [, key, file] = /^pictures\/([0-9a-f]{32})\/(\d+\.\w+|leaflet\.pdf)$/.exec(name) ?? [];
  return key && file ? { key, file } : null;
}

export const rowsName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.ndjson`;

/** The table whose rows a part holds, or nothing if it holds something else. */
export function tableIn(name: string): string | null {
  return /^tables\/(\w+)\/\d+\.ndjson$/.exec(name)?.[1] ?? null;
}
