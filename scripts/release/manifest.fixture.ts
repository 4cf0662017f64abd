import { integrityOf } from '@varda/platform/federation/integrity';
import type { BuiltManifest } from '@varda/platform/federation/manifest';

/** What a build of one file, `entry.js`, says of itself. */
export const sampleManifest: BuiltManifest = {
  name: 'public',
  contract: 1,
  version: '0123456789ab',
  requires: {},
  uses: {},
  takes: {},
  entry: 'entry.js',
  container: 'varda_public',
  remote: { js: ['entry.js'], css: [] },
  texts: { en: { js: [], css: [] }, mk: { js: [], css: [] } },
  pages: {},
  navigation: [],
  firstCalls: {},
  integrity: { 'entry.js': integrityOf('entry()') },
};
