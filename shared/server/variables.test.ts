/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { port, proxies, readVariables } from './variables.ts';

const schema = z.object({ PORT: port(3000), TRUST_PROXY: proxies });

test('[F-07] a variable that is not set, or empty, is what it is by itself', () => {
  const standard = { PORT: 3000, TRUST_PROXY: 'loopback' };
  expect(readVariables(schema, {})).toEqual(standard);
  expect(readVariables(schema, { PORT: '', TRUST_PROXY: '' })).toEqual(standard);
});

test.each(['loopback', '10.0.0.1', 'uniquelocal, 10.0.0.0/8', 'fd00::/8,::1'])(
  '[F-07] proxies that can be trusted: %s',
  (TRUST_PROXY) => expect(readVariables(schema, { TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY),
);

test.each(['proxy.example', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'true'])(
  '[F-07] what is no proxy is refused by the name of its variable, and all that is wrong at once: %s',
  (TRUST_PROXY) =>
    expect(() => readVariables(schema, { PORT: '70000', TRUST_PROXY })).toThrow(/ PORT: .*\n {2}TRUST_PROXY: /),
);

test('[O-08] secrets are read from the files of a folder, which no dump of an environment shows', () => {
  const SECRETS_DIR = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  try {
    writeFileSync(path.join(SECRETS_DIR, 'TRUST_PROXY'), '10.0.0.1\n');
    // As a cluster mounts them.
    mkdirSync(path.join(SECRETS_DIR, '..data'));
    const standard = { PORT: 3000, TRUST_PROXY: '10.0.0.1' };
    expect(readVariables(schema, { SECRETS_DIR })).toEqual(standard);
    expect(() => readVariables(schema, { SECRETS_DIR: '/nowhere' })).toThrow('SECRETS_DIR: /nowhere cannot be read');
  } finally {
    rmSync(SECRETS_DIR, { recursive: true });
  }
});
