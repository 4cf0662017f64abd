import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { Metrics } from '@varda/server/metrics';
import { parse } from 'yaml';
import { readCompose } from './containers/compose-file.ts';
import { root } from './site/site.ts';

const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

test('[O-06] dashboard and alerts ask for metrics that there are', async () => {
  const known = [
    await (await Metrics.open()).text(),
    ...(await Promise.all(['api/http', 'shell/server'].map((at) => textOf(`${at}/measure.ts`)))),
  ].join('\n');
  for (const file of ['dashboard.json', 'alerts.yaml'])
    for (const [name] of (await textOf(`docs/operations/${file}`)).matchAll(
      /\b(?:http|nodejs|process|varda)_[a-z0-9_]+\b/g,
    ))
      assert.match(known, new RegExp(`\\b${name.replace(/_(?:count|bucket)$/, '')}\\b`), `${file}: ${name}`);
});

test('[O-06] each alert says what to do, in the runbooks', async () => {
  const { groups } = parse(await textOf('docs/operations/alerts.yaml'));
  const runbooks = await textOf('docs/operations/runbooks.md');
  for (const { alert, annotations } of groups[0].rules) {
    assert.match(runbooks, new RegExp(`^## ${alert}$`, 'm'));
    assert.equal(annotations.runbook_url, `docs/operations/runbooks.md#${alert.toLowerCase()}`);
  }
});

const guides = ['docs/operating.md', 'docs/operations/runbooks.md', 'docs/operations/measured.md'];

test('[O-09] every command of the guides for operators exists', async () => {
  const { services } = await readCompose();
  for (const guide of guides) {
    const text = await textOf(guide);
    for (const [, script = '', , workspace = '.'] of text.matchAll(/npm run ([\w-]+)( -w ([\w-]+))?/g)) {
      const { scripts } = JSON.parse(await textOf(`${workspace}/package.json`));
      // A release belongs to each remote.
      assert.ok(scripts[script] ?? script === 'release', `${guide}: npm run ${script} -w ${workspace}`);
    }
    for (const [file] of text.matchAll(/\b(?:api\/commands|deploy)\/[\w/-]+\.\w+/g))
      assert.ok(existsSync(path.join(root, file)) || file.includes('…'), `${guide}: ${file}`);
    const named = text.matchAll(
      /docker compose (?:up -d --build|exec|logs --tail \d+|run --rm(?: --entrypoint \w+)?) ([a-z][\w-]*)/g,
    );
    for (const [call, service = ''] of named) assert.ok(service in services, `${guide}: ${call}`);
  }
});

test('[O-09] every setting of the guides for operators is one that something reads', async () => {
  const readers = [
    'api/environment.ts',
    'shell/server/environment.ts',
    'shared/server/variables.ts',
    'shared/server/tracing.ts',
  ];
  const deployed = ['docker-compose.yml', 'deploy/gateway.Caddyfile', '.env.example', 'deploy/kubernetes/backup.yaml'];
  const known = (await Promise.all([...readers, ...deployed].map(textOf))).join('\n');
  for (const guide of guides)
    for (const [, name = ''] of (await textOf(guide)).matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=\S*)?`/g))
      assert.match(known, new RegExp(`\\b${name}\\b`), `${guide}: ${name}`);
});

test('[O-09] what the guide says is to be planned for is what containers may take', async () => {
  const { services } = await readCompose();
  const text = await textOf('docs/operations/measured.md');
  const limits: Record<string, string> = {
    'api, each replica': 'api-1',
    'shell, each replica': 'shell-1',
    'gateway, each': 'gateway-1',
    'a remote': 'remote-public',
    'PostgreSQL, demo content': 'database',
  };
  for (const [part, service] of Object.entries(limits)) {
    const row = new RegExp(`^\\| ${part} .*\\| ([\\d.]+) (MB|GB) +\\|$`, 'm').exec(text);
    const [, size, unit = ''] = row ?? [];
    const [, most, in_ = ''] = /^(\d+)([gm])$/.exec(String(services[service]?.mem_limit)) ?? [];
    const megabytes = (number: unknown, of: string) => Number(number) * (/g/i.test(of) ? 1024 : 1);
    assert.equal(megabytes(size, unit), megabytes(most, in_), part);
  }
});

test('[O-09] each disaster of the guide has its recovery, and each step of an upgrade its figures', async () => {
  const runbooks = await textOf('docs/operations/runbooks.md');
  const [, ...disasters] = tableRows(runbooks, '| what is lost');
  assert.ok(disasters.length >= 7);
  for (const [what, , back] of disasters) assert.ok(back, what);
  const [, ...steps] = tableRows(await textOf('docs/operations/measured.md'), '| replaced');
  const replaced = Object.keys((await readCompose()).services).filter(
    (name) => !['gateway', 'database', 'migrate', 'backup'].includes(name),
  );
  assert.deepEqual(
    replaced.filter((name) => !steps.some(([step]) => step === name)),
    [],
  );
  for (const [step, , , failedReads] of steps) assert.equal(failedReads, '0', `a read failed: ${step}`);
});

/** Cells of a table by rows, its head first. */
function tableRows(text: string, head: string): string[][] {
  const [table = ''] = text.slice(text.indexOf(head)).split('\n\n');
  return table
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| ?-/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
