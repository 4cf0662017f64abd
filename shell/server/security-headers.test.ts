import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { policyFor } from './security-headers.ts';

function scriptsOf(...urls: string[]) {
  const remotes = urls.map((url) => ({ url }) as LiveRemote);
  const policy = policyFor({ remotes, styles: [], connections: [] });
  expect(policy.split('; ')).toHaveLength(policyFor({ remotes: [], styles: [], connections: [] }).split('; ').length);
  return /script-src ([^;]*)/.exec(policy)?.[1]?.trim().split(/ +/);
}

test('[I-08] scripts are let in from the hosts of remotes, each named once', () => {
  const hosts = ['http://localhost:3001', 'https://blog.example/a', 'https://blog.example/b', '/remotes/public'];
  expect(scriptsOf(...hosts)).toEqual(["'self'", 'http://localhost:3001', 'https://blog.example']);
});

test.each(['https://a.example;sandbox', 'https://*', 'https://*.example', 'https://a,b', "https://a'b", 'data:,x'])(
  '[S-04] of the host %s the policy says nothing',
  (url) => {
    expect(scriptsOf(url)).toEqual(["'self'"]);
  },
);
