import { place, registeredRemote } from '@varda/contract/registry';
import type { z } from 'zod';
import { remoteManifest } from './manifest.ts';

/** A remote as the shell's server hands it to the browser. */
const liveRemote = registeredRemote.pick({ name: true, mounts: true }).extend({
  /** Where the files of its build are, without a trailing slash. */
  url: place,
  /** `null` while the host gives none that is sound. */
  manifest: remoteManifest.nullable(),
});

export type LiveRemote = z.output<typeof liveRemote>;
