import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { holdFolder } from '@varda/server/hold-folder';
import { root } from '../site/site.ts';

const account = { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'of a test' };

/** The command against a site that is not there, for which it asks once the command line is right. */
function release(...words: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.ts', 'remote-public', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, RELEASE_URL: 'http://127.0.0.1:1', RELEASE_TOKEN: '', ...account },
  });
  assert.equal(status, 1);
  return stderr;
}

const version = 'aaaaaaaaaaaa';

test('[F-02] a version that is to be published and is not said to be stored is refused: what is here would go live', () => {
  const refused = release('publish', version);
  assert.match(refused, /publish builds what is here; for version aaaaaaaaaaaa, which the host has, add --stored/);
});

test('[F-02] words that a release command does not take are refused', () => {
  assert.match(release('off', 'remote-admin-users'), /off does not take remote-admin-users/);
  assert.match(release('rollback', version, 'bbbbbbbbbbbb'), /rollback does not take bbbbbbbbbbbb/);
  assert.match(release('publish', version, 'bbbbbbbbbbbb', '--stored'), /publish does not take bbbbbbbbbbbb/);
});

test('[F-02] a release that is to be held and to be served to some is refused', () => {
  for (const words of [['--staff'], ['--canary', '10']])
    assert.match(release('--hold', ...words), /--hold serves a version to nobody, --canary and --staff to some/);
});

test('[F-02] a second release of a remote is refused while another one builds in the same checkout', () => {
  assert.ok(holdFolder(path.join(root, 'node_modules'), '.remote-public-release.lock'));
  assert.match(release(), /Another release of remote-public is at work in this checkout/);
  // What builds nothing need not wait.
  for (const words of [['rollback'], ['publish', version, '--stored']])
    assert.match(release(...words), /cannot be reached/);
});

test('[F-02] RELEASE_URL may end with a slash', () => {
  const { stderr } = spawnSync(process.execPath, ['scripts/release.ts', 'remote-public', 'list'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, RELEASE_URL: 'http://127.0.0.1:1/', RELEASE_TOKEN: '', ...account },
  });
  assert.match(stderr, /^http:\/\/127\.0\.0\.1:1 cannot be reached/);
});
