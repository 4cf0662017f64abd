import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { Metrics } from '@varda/server/metrics';
import { parse } from 'yaml';
import { readEnvironment } from '../api/environment.ts';
import { readCompose } from './containers/compose-file.ts';
import { readManifests } from './kubernetes/manifests.ts';
import { root } from './site/site.ts';

const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

test('[O-06] dashboard and alerts ask for metrics that there are', async () => {
  const known = [
    await (await Metrics.open()).text(),
    ...(await Promise.all(['api/http', 'shell/server'].map((at) => textOf(`${at}/measure.ts`)))),
  ].join('\n');
  for (const file of ['dashboard.json', 'alerts.yaml'])
    for (const [name] of (await textOf(`deploy/monitoring/${file}`)).matchAll(
      /\b(?:http|nodejs|process|varda)_[a-z0-9_]+\b/g,
    ))
      assert.match(known, new RegExp(`\\b${name.replace(/_(?:count|bucket)$/, '')}\\b`), `${file}: ${name}`);
});

test('[O-06] each alert says what to do, in the runbooks', async () => {
  const { groups } = parse(await textOf('deploy/monitoring/alerts.yaml'));
  const runbooks = await textOf('docs/operations/runbooks.md');
  for (const { alert, annotations } of groups[0].rules) {
    assert.match(runbooks, new RegExp(`^## ${alert}$`, 'm'));
    assert.equal(annotations.runbook_url, `docs/operations/runbooks.md#${alert.toLowerCase()}`);
  }
});

test('[O-07] what the documents have people dump and back up into is not committed', async () => {
  const texts = await Promise.all(['README.md', 'docs/operating.md', 'api/README.md'].map(textOf));
  const named = texts.flatMap((text) => [...text.matchAll(/npm run (dump|backup) -w api -- ([\w.-]+)(?!\S)/g)]);
  const ignored = (await textOf('.gitignore')).split('\n');
  assert.ok(named.length >= 4, `${named.length} commands`);
  for (const [command, what, place = ''] of named)
    assert.ok(ignored.includes(what === 'dump' ? `/*${path.extname(place)}` : `/${place}/`), command);
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

test('[O-09] every command for a cluster names the namespace and what is there; what reads backups runs where their volume is', async () => {
  const manifests = [...(await readManifests()).values()].flat();
  const there = manifests.map(({ metadata }) => metadata.name);
  const namespace = manifests.find(({ kind }) => kind === 'Namespace')?.metadata.name;
  for (const guide of guides) {
    const text = (await textOf(guide)).replaceAll('\\\n', '');
    const made = [...text.matchAll(/kubectl create job (\S+)/g)].map(([, name = '']) => name);
    for (const [call] of text.matchAll(/kubectl [a-z][^`\n]*/g)) {
      // The manifests name it themselves, and what is patched locally is no call.
      if (/^kubectl (?:apply -k|patch --local) /.test(call)) continue;
      assert.match(call, new RegExp(`--namespace ${namespace}\\b`), `${guide}: ${call}`);
      for (const [, name = ''] of call.matchAll(/ (?:deploy|cronjob|job)[/ ]([a-z-]+)/g))
        assert.ok([...there, ...made].includes(name), `${guide}: ${name} of ${call}`);
      if (call.includes(' /backups')) assert.match(call, /^kubectl exec .* job\/backups -- /, `${guide}: ${call}`);
    }
  }
  // The Job of the guide is that of the backups, but for its command.
  const { containers, volumes } =
    manifests.find(({ kind }) => kind === 'CronJob')?.spec.jobTemplate.spec.template.spec ?? {};
  const [{ command, volumeMounts }] = containers;
  assert.ok(command);
  const { name } = volumeMounts.find((mount: { mountPath: string }) => mount.mountPath === '/backups');
  assert.ok(volumes.find((volume: { name: string }) => volume.name === name).persistentVolumeClaim);
});

test('[O-09] every setting of the guides for operators is one that something reads', async () => {
  const read = [
    'api/environment.ts',
    'shell/server/environment.ts',
    'shared/server/variables.ts',
    'shared/server/tracing.ts',
  ];
  const deployed = ['docker-compose.yml', 'deploy/gateway.Caddyfile', '.env.example', 'deploy/kubernetes/backup.yaml'];
  const known = (await Promise.all([...read, ...deployed].map(textOf))).join('\n');
  for (const guide of guides)
    for (const [, name = ''] of (await textOf(guide)).matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=\S*)?`/g))
      assert.match(known, new RegExp(`\\b${name}\\b`), `${guide}: ${name}`);
});

/** What reads variables of the environment, and those that its containers leave as they are. */
const readers = {
  api: {
    files: ['api/environment.ts', 'api/retention.ts', 'api/accounts/single-sign-on/settings.ts'],
    services: ['api-1', 'migrate', 'backup'],
    // Of the image: its port, and the list of remotes.
    left: ['API_PORT', 'REMOTES'],
  },
  shell: {
    files: ['shell/server/environment.ts'],
    services: ['shell-1'],
    // The same; the replicas share a folder; the last two are for development.
    left: ['SHELL_PORT', 'REGISTRY', 'REMOTES_ORIGIN', 'SHELL_PEERS', 'SHELL_BUILD', 'CONNECT_TO'],
  },
};

for (const [name, { files, services: of, left }] of Object.entries(readers))
  test(`[O-09] every setting of the ${name} comes into its containers: from .env, as a secret, or set there`, async () => {
    const { services } = await readCompose();
    const image = await textOf(`deploy/${name}.Dockerfile`);
    const given = of.flatMap((service) => [
      ...Object.keys(services[service]?.environment ?? {}),
      ...(services[service]?.secrets ?? []),
    ]);
    const texts = await Promise.all([...files, 'shared/server/tracing.ts'].map(textOf));
    const read = texts.flatMap((text) =>
      [...text.matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): (?!.*;$)/gm)].map(([, at = '']) => at),
    );
    assert.ok(read.length > 15);
    assert.deepEqual(
      read.filter(
        (at) => !given.includes(at) && !left.includes(at) && !new RegExp(`^ENV .*\\b${at}=`, 'm').test(image),
      ),
      [],
    );
  });

test('[O-09] what the compose file takes from .env is empty unless it is set, which the api takes for unset, and is in .env.example', async () => {
  const example = await textOf('.env.example');
  for (const [, name = ''] of (await textOf('docker-compose.yml')).matchAll(/\$\{([A-Z0-9_]+)/g))
    assert.ok(name === 'SECRETS_FOLDER' || new RegExp(`^(?:# )?${name}=`, 'm').test(example), name);
  const { environment = {} } = (await readCompose()).services['api-1'] ?? {};
  const passed = Object.keys(environment).filter((name) => environment[name] === `\${${name}:-}`);
  assert.ok(passed.includes('TRASH_DAYS'));
  const withAll = (value: string | undefined) =>
    readEnvironment(Object.fromEntries(passed.map((name) => [name, value])));
  assert.deepEqual(withAll(''), withAll(undefined));
});

test('[F-07] a proxy in front of the gateway at a public address is named to api and shell, too', async () => {
  const { services } = await readCompose();
  for (const name of ['api-1', 'shell-1'])
    assert.match(services[name]?.environment?.TRUST_PROXY ?? '', /^\$\{TRUST_PROXY:-uniquelocal\}$/, name);
  const example = /^# TRUST_PROXY=(.*)$/m.exec(await textOf('.env.example'))?.[1];
  assert.match(readEnvironment({ TRUST_PROXY: example }).TRUST_PROXY, /^uniquelocal,/);
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
  // Pictures that are still there are those of the database that was lost.
  assert.match(disasters.find(([what]) => what === 'the database')?.[2] ?? '', /`adopt-pictures`/);
  const [, ...steps] = tableRows(await textOf('docs/operations/measured.md'), '| replaced');
  const replaced = Object.keys((await readCompose()).services).filter(
    (name) => !['gateway', 'database', 'migrate', 'backup'].includes(name),
  );
  assert.deepEqual(
    // One remote is replaced as another is, one that was added since included.
    replaced.filter(
      (name) => !steps.some(([step = '']) => step === name || /^remote-.* remote-/.test(`${step} ${name}`)),
    ),
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
