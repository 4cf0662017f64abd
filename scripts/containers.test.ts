import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { promisify } from 'node:util';
import registry from '../registry.json' with { type: 'json' };
import { readCompose } from './containers/compose-file.ts';
import { importsFrom, manifestOf } from './containers/imports-from.ts';
import { root } from './site/site.ts';

const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

test('[O-01] each image has one service that makes it; who else runs it waits until that one is well', async () => {
  const services = Object.entries((await readCompose()).services);
  for (const image of new Set(services.map(([, service]) => service.image))) {
    const users = services.filter(([, service]) => service.image === image);
    const [maker, ...others] = users.filter(([, { build }]) => build).map(([name]) => name);
    assert.deepEqual(others, [], `${image} is made several times at once`);
    for (const [name, { build, pull_policy, depends_on }] of users) {
      if (build || !maker) continue;
      assert.equal(pull_policy, 'never', `${name} looks for ${image} in a registry`);
      if (users.find(([each]) => each === maker)?.[1].depends_on?.[name]) continue;
      assert.equal(depends_on?.[maker]?.condition, 'service_healthy', `${name} starts together with ${maker}`);
    }
  }
});

test('[O-01] one command waits for every service: each says when it is well, and has minutes for a first start', async () => {
  const services = Object.entries((await readCompose()).services);
  for (const [name, service] of services) {
    const maker = services.find(([, { build, image }]) => build && image === service.image)?.[1].build;
    const health = service.healthcheck ?? (maker && /^HEALTHCHECK/m.exec(await textOf(maker.dockerfile)));
    assert.ok(health, `${name} says nothing of its health`);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {}))
      assert.equal(
        condition,
        other === 'migrate' ? 'service_completed_successfully' : 'service_healthy',
        `${name} does not wait for ${other}`,
      );
    assert.ok(service.stop_grace_period, `${name} has ten seconds to finish what is under way`);
  }
  assert.match(await textOf('deploy/api.Dockerfile'), /^HEALTHCHECK .*--start-period=300s/m);
});

test('[O-05] a change in a remote, the shell or the api is in no image but its own', async () => {
  const services = Object.entries((await readCompose()).services);
  const copied = new Map<string, Set<string>>();
  for (const [, { build, image }] of services) {
    if (!build) continue;
    const text = (await textOf(build.dockerfile)).replaceAll(/\$\{REMOTE\}/g, build.args?.REMOTE ?? '');
    for (const [, source = ''] of text.matchAll(/^COPY (?!--from)(?:--\S+ )*(\S+) /gm)) {
      const [workspace = ''] = source.split('/');
      copied.set(workspace, (copied.get(workspace) ?? new Set()).add(image));
    }
  }
  const own = [...copied].filter(([workspace]) => /^(?:remote-.+|shell|api)$/.test(workspace));
  assert.equal(own.length, registry.remotes.length + 2);
  for (const [workspace, images] of own) assert.deepEqual([...images], [`varda/${workspace}`]);
});

test('[O-05] images say what they are, and begin with a base that a digest can take the place of', async () => {
  for (const file of globSync('deploy/*.Dockerfile', { cwd: root })) {
    const text = await textOf(file);
    const bases = [...text.matchAll(/^ARG (\w+_IMAGE)=\w+:\d\S*$/gm)].map(([, name]) => `\${${name}}`);
    for (const [, base = ''] of text.matchAll(/^FROM (\S+)/gm)) assert.ok(bases.includes(base), `${file}: ${base}`);
    const [, last = ''] = /[\s\S]*^FROM ([\s\S]*)/m.exec(text) ?? [];
    for (const label of ['title', 'description', 'vendor'])
      assert.match(last, new RegExp(`org\\.opencontainers\\.image\\.${label}="`), `${file}: ${label}`);
    // A layer that changes Caddy's program has all of it a second time.
    assert.doesNotMatch(last, /setcap|\/usr\/bin\/caddy/, file);
  }
});

test('[O-05] published images have bases by digest, a bill of materials, provenance and both processors', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-publish-'));
  try {
    const digest = `sha256:${'a'.repeat(64)}`;
    const said = path.join(folder, 'said');
    const { services: all } = await readCompose();
    const docker = `#!/bin/sh
case "$*" in
  'compose config --services') echo '${[...Object.keys(all), 'remote-added'].join('\n')}' ;;
  *imagetools*) echo ${digest} ;;
  *) printf '%s\\n' "$@" >> ${said} ;;
esac
`;
    await writeFile(path.join(folder, 'docker'), docker, { mode: 0o700 });
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const publish = (...services: string[]) =>
      promisify(execFile)(path.join(root, 'deploy/publish.sh'), ['registry.example/varda', '7', ...services], { env });
    await publish();
    const told = (await readFile(said, 'utf8')).split('\n');
    for (const argument of ['--sbom=true', '--provenance=mode=max', '*.platform=linux/amd64,linux/arm64'])
      assert.ok(told.includes(argument), argument);
    for (const base of ['NODE', 'CADDY'])
      assert.ok(
        told.some((argument) => argument.startsWith(`*.args.${base}_IMAGE=`) && argument.endsWith(`@${digest}`)),
        base,
      );
    const made = Object.entries(all).filter(([, { build }]) => build);
    assert.equal(made.length, registry.remotes.length + 3);
    for (const [service, { image }] of made) {
      assert.ok(told.includes(`${service}.tags=${image.replace('varda', 'registry.example/varda')}:7`), service);
      assert.ok(told.includes(service), service);
    }
    // Of no list but the compose file's.
    assert.ok(told.includes('remote-added.tags=registry.example/varda/remote-added:7'));
    await rm(said);
    await publish('remote-public');
    assert.doesNotMatch(await readFile(said, 'utf8'), /api-1|remote-admin/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('[O-03] what is published is where visitors come in, HTTP/3 included, and not what services ask each other by', async () => {
  const { services } = await readCompose();
  const published = Object.values(services).flatMap(({ ports = [] }) => ports.map((port) => port.replace(/^.*:/, '')));
  assert.deepEqual(published.toSorted(), ['443', '443/udp', '80']);
  assert.ok(services.gateway?.ports?.every((port) => /^\$\{HTTPS?_PORT:-\d+\}/.test(port)));
});

test('[O-04] no log fills the disk, and no service takes all of a machine', async () => {
  for (const [name, { logging, ...service }] of Object.entries((await readCompose()).services)) {
    assert.ok(logging?.options['max-size'] && logging.options['max-file'], `the log of ${name} is kept for ever`);
    for (const limit of ['mem_limit', 'cpus', 'pids_limit'] as const) assert.ok(service[limit], `${name}: ${limit}`);
  }
});

test('[O-08] no service has a secret in its environment: each is given the files of those that it reads', async () => {
  const { services, secrets } = await readCompose();
  const apis = ['api-1', 'api-2'];
  const readers: Record<string, string[]> = {
    DATABASE_PASSWORD: ['database'],
    DATABASE_OWNER_URL: ['migrate'],
    ADMIN_PASSWORD: ['migrate'],
    DATABASE_URL: [...apis, 'backup', 'migrate'],
    SITE_SECRET: [...apis, 'shell-1', 'shell-2'],
    SMTP_URL: apis,
    OIDC_CLIENT_SECRET: [...apis, 'backup', 'migrate'],
    S3_SECRET_ACCESS_KEY: [...apis, 'backup', 'migrate'],
    BACKUP_S3_SECRET_ACCESS_KEY: ['backup'],
  };
  assert.deepEqual(Object.keys(secrets).toSorted(), Object.keys(readers).toSorted());
  for (const [name, { file }] of Object.entries(secrets)) {
    assert.match(file, new RegExp(`^\\$\\{SECRETS_FOLDER\\b.*\\}/${name}$`));
    const given = Object.entries(services).filter(([, service]) => service.secrets?.includes(name));
    assert.deepEqual(given.map(([service]) => service).toSorted(), readers[name]?.toSorted(), name);
  }
  for (const [service, { image, environment = {}, secrets: files }] of Object.entries(services)) {
    if (files && /varda/.test(image)) assert.equal(environment.SECRETS_DIR, '/run/secrets', service);
    for (const [name, value] of Object.entries(environment)) {
      assert.ok(!(name in readers), `${service}: ${name}`);
      assert.doesNotMatch(`${name}=${value}`, /PASSWORD|SECRET(?!S_DIR=)|TOKEN|_KEY\b|\/\/[^/]*:[^/]*@/, service);
    }
  }
});

describe('deploy/secrets.sh', () => {
  let folder = '';
  const made = (name: string) => readFile(path.join(folder, 'secrets', name), 'utf8');
  const settings = () => readFile(path.join(folder, '.env'), 'utf8');
  const run = (environment = {}) =>
    promisify(execFile)(path.join(folder, 'deploy/secrets.sh'), { env: { ...process.env, ...environment } });
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'varda-secrets-'));
    for (const file of ['deploy/secrets.sh', '.env.example']) await cp(path.join(root, file), path.join(folder, file));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('[O-08] makes what the compose file names, closed to other users and readable in containers, and nothing a second time', async () => {
    await run();
    const names = Object.keys((await readCompose()).secrets).toSorted();
    assert.deepEqual((await readdir(path.join(folder, 'secrets'))).toSorted(), names);
    assert.equal((await stat(path.join(folder, 'secrets'))).mode & 0o777, 0o700);
    for (const name of names) assert.equal((await stat(path.join(folder, 'secrets', name))).mode & 0o777, 0o644, name);
    assert.match(await settings(), /^ADMIN_EMAIL=$[\s\S]*^SECRETS_FOLDER=\.\/secrets$/m);
    const password = await made('DATABASE_PASSWORD');
    assert.equal(await made('DATABASE_OWNER_URL'), `postgres://varda:${password}@database/varda`);
    const { password: ofApi } = new URL(await made('DATABASE_URL'));
    const secrets = [password, ofApi, await made('SITE_SECRET'), await made('ADMIN_PASSWORD')];
    assert.equal(new Set(secrets).size, 4);
    for (const secret of secrets) assert.match(secret, /^[0-9a-f]{48}$/);
    const before = [await settings(), ...(await Promise.all(names.map(made)))];
    await run();
    assert.deepEqual([await settings(), ...(await Promise.all(names.map(made)))], before);
  });

  test('[O-08] moves what an .env of before has; what is there counts, and a line that says something else is reported', async () => {
    const kept = 'ADMIN_EMAIL=ana@varda-pharm.example\nHTTP_PORT=80';
    const moved =
      'DATABASE_PASSWORD=owner\nAPI_DATABASE_PASSWORD="api"\nSITE_SECRET=\nSMTP_URL=smtp://a:b@mail.example';
    await writeFile(path.join(folder, '.env'), `${moved}\n${kept}`);
    await run();
    assert.equal(await settings(), `${kept}\nSECRETS_FOLDER=./secrets\n`);
    assert.equal(await made('DATABASE_PASSWORD'), 'owner');
    assert.equal(await made('DATABASE_URL'), 'postgres://varda_api:api@database/varda');
    assert.equal(await made('SMTP_URL'), 'smtp://a:b@mail.example');
    assert.match(await made('SITE_SECRET'), /^[0-9a-f]{48}$/);
    await appendFile(path.join(folder, '.env'), 'SMTP_URL=smtp://other.example\n');
    await assert.rejects(run(), { stderr: /^SMTP_URL in \.env is not what \.\/secrets has/ });
    assert.match(await settings(), /other\.example/);
  });

  test('[O-08] works in another folder, without .env', async () => {
    await run({ SECRETS_FOLDER: path.join(folder, 'elsewhere') });
    assert.ok((await readFile(path.join(folder, 'elsewhere/SITE_SECRET'), 'utf8')).length >= 32);
    assert.ok(!existsSync(path.join(folder, '.env')));
  });
});

for (const [server, entries] of [
  ['api', ['api/server.ts', 'api/commands/*.ts']],
  ['shell', ['shell/server/server.ts', 'shell/server/ssr/remote-process-main.ts']],
] as const)
  test(`[O-01] the image of the ${server} holds what its code imports, and no package of browsers or builds`, async () => {
    const ignored = (await textOf('.dockerignore')).split('\n').filter((line) => line && !line.startsWith('#'));
    const left = globSync(entries, { cwd: root, exclude: ignored });
    const { files, packages } = await importsFrom(left);
    const image = (await textOf(`deploy/${server}.Dockerfile`)).split(/^FROM /m);
    const copied = [...(image.at(-1) ?? '').matchAll(/^COPY ([\w/-]+) \1$/gm)].map(([, folder]) => `${folder}/`);
    const isCopied = (file: string) =>
      [...copied, 'registry.json'].some((start) => file.startsWith(start)) &&
      !ignored.some((pattern) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`));
    assert.deepEqual(
      [...files].filter((file) => !isCopied(file)),
      [],
      'files that are not copied',
    );

    const installing = image.find((stage) => stage.includes('AS packages')) ?? '';
    const workspaces = [...installing.matchAll(/^COPY ([\w/-]+)\/package\.json \1\/$/gm)].map(([, at = '']) => at);
    const named = new Map(workspaces.map((at) => [at, Object.keys(manifestOf(at)?.dependencies ?? {})]));
    const missing = [...packages].flatMap(([at, names]) =>
      [...names].filter((name) => !named.get(at)?.includes(name)).map((name) => `${at}: ${name}`),
    );
    assert.deepEqual(missing, [], 'imports that no package.json in the image names');
    const installed = [...named.values()].flat();
    const ours = workspaces.map((at) => manifestOf(at)?.name);
    assert.deepEqual(
      installed.filter((name) => name.startsWith('@varda/') && !ours.includes(name)),
      [],
      'packages of ours that are not in the image',
    );
    for (const name of ['@mantine/core', '@rsbuild/core', '@tabler/icons-react'])
      assert.ok(!installed.includes(name), name);
  });
