import { z } from 'zod';

/** A path inside a build, relative to the manifest. */
const file = z.string().regex(/^[\w@./-]+$/);
const hash = z.string().startsWith('sha384-');
const localizedTitle = z.object({ en: z.string(), mk: z.string() });

const chunk = z.object({ js: z.array(file), css: z.array(file) });

/** What a remote's build says of itself, at `remote.json`: all that the shell needs to route to it and to load it. */
export const remoteManifest = z.object({
  name: z.string(),
  /** Contract version against which it was built. */
  contract: z.int(),
  /** Changes with every change of the build's content. */
  version: z.string(),
  /** What it needs of the platform: a version range by module. */
  requires: z.record(z.string(), z.string()).default({}),
  /** What it takes of the modules that come in parts: names by module. What it says nothing of it may take whole. */
  takes: z.record(z.string(), z.array(z.string())).default({}),
  /** The federation container: its script and the global that the script sets. */
  entry: file,
  container: z.string(),
  /** All of its other scripts are ES modules. */
  modules: z.literal(true).exactOptional(),
  /** Needed by every page of the remote: the exposed module, and the texts by language. */
  remote: chunk,
  texts: z.object({ en: chunk, mk: chunk }),
  pages: z.record(z.string(), z.object({ path: z.string(), chunk })),
  navigation: z
    .array(
      z.object({
        path: z.string(),
        title: localizedTitle,
        group: localizedTitle.nullable(),
        order: z.number(),
        // One that this shell does not know yet is no fault of the remote.
        icon: z.string().exactOptional(),
        create: localizedTitle.exactOptional(),
        adminsOnly: z.literal(true).exactOptional(),
        /** An `Area`; a newer remote may name one that this shell does not know. */
        area: z.string().exactOptional(),
      }),
    )
    .readonly(),
  /** What the screens of its menu ask the api first, by their paths; as it is sent in English. */
  firstCalls: z.record(z.string(), z.array(z.string().startsWith('/api/'))).default({}),
  /** Subresource integrity of every script and style, by path. */
  integrity: z.record(file, hash),
  /** What a server renders its pages with, of the same build; none where the remote's pages are for browsers alone. */
  server: z.object({ file, integrity: hash }).nullish(),
});

export type RemoteManifest = z.infer<typeof remoteManifest>;

/** With what a release is held against, and a visitor’s page has no use for. */
export const builtManifest = remoteManifest.extend({
  /** What it takes from our own platform modules: names by module. */
  uses: z.record(z.string(), z.array(z.string())).default({}),
});

export type BuiltManifest = z.infer<typeof builtManifest>;
export type Chunk = z.infer<typeof chunk>;
