/** @jest-environment node */
import { manifestOf } from '../testing/remote-fixture.ts';
import { keyOf } from './pages.routes.ts';

test('[F-02] a document that was made with the files of a version in another place is not that of the release', () => {
  const manifest = manifestOf('public', { home: '/' });
  const release = { name: 'public', url: 'http://public/releases/one', mounts: ['/'], manifest };
  const page = { language: 'en', origin: 'http://site', pathname: '/', remotes: [release] } as const;
  const atRoot = { ...release, url: 'http://public' };
  expect(keyOf(page, { remote: atRoot })).not.toBe(keyOf(page, { remote: release }));
});
