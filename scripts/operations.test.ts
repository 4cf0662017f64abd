import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { Metrics } from '@varda/server/metrics';
import { parse } from 'yaml';
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
