import assert from 'node:assert/strict';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { siteOrigin } from '../release/release-desk.ts';
import { folderNamed, releasesFolder, root } from './site.ts';

function setVariable(t: TestContext, name: string, value: string) {
  const before = process.env[name];
  process.env[name] = value;
  t.after(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
}

test('[K-11] an empty variable does not make the project its own data folder, whose files are closed to others', (t) => {
  for (const name of ['DATA_DIR', 'RELEASES_DIR', 'RELEASE_URL']) setVariable(t, name, '');
  assert.equal(folderNamed('DATA_DIR', '.data'), path.join(root, '.data'));
  assert.equal(releasesFolder('/data'), path.resolve('/data/releases'));
  assert.match(siteOrigin(), /^http:\/\/localhost:\d+$/);
});
