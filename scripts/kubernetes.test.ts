import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import type { PodSpec } from 'kubernetes-types/core/v1';
import type { LabelSelector } from 'kubernetes-types/meta/v1';
import type { NetworkPolicyEgressRule } from 'kubernetes-types/networking/v1';
import { parse, parseAllDocuments } from 'yaml';
import { chartOf } from './kubernetes/chart.ts';
import { type Manifest, manifestFolder, readKustomization, readManifests } from './kubernetes/manifests.ts';
import { root } from './site/site.ts';

/** Where the types of a group of the API are. */
const modules: Record<string, string> = { v1: 'core/v1' };

const manifests = [...(await readManifests()).values()].flat();
const of = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));

const pods = manifests.flatMap(({ kind, metadata, spec }): [name: string, pod: PodSpec][] => {
  const template = kind === 'CronJob' ? spec.jobTemplate.spec.template : spec?.template;
  return template ? [[metadata.name, template.spec]] : [];
});

test('[O-08] the manifests are what the API takes, without a field that it does not know', async () => {
  const place = await mkdtemp(path.join(root, 'scripts/.manifests-'));
  try {
    const file = path.join(place, 'manifests.ts');
    const lines = manifests.map(({ apiVersion, kind, ...rest }, index) => {
      const at = modules[apiVersion] ?? apiVersion.replace('.k8s.io', '');
      return `import type { ${kind} as Kind${index} } from 'kubernetes-types/${at}';\nexport const _${index}: Kind${index} = ${JSON.stringify({ apiVersion, kind, ...rest })};`;
    });
    await writeFile(file, lines.join('\n'));
    await writeFile(
      path.join(place, 'tsconfig.json'),
      JSON.stringify({ extends: path.join(root, 'tsconfig.json'), include: [], files: [file] }),
    );
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    await promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', place]).catch(({ stdout }) =>
      assert.fail(String(stdout)),
    );
  } finally {
    await rm(place, { recursive: true });
  }
});

test('[O-08] every pod is one of the restricted profile, which the namespace asks for', () => {
  const [namespace] = of('Namespace');
  assert.equal(namespace?.metadata.labels?.['pod-security.kubernetes.io/enforce'], 'restricted');
  assert.ok(pods.length >= 8);
  for (const [name, { securityContext, automountServiceAccountToken, containers, volumes = [] }] of pods) {
    assert.deepEqual(
      [securityContext?.runAsNonRoot, securityContext?.seccompProfile?.type],
      [true, 'RuntimeDefault'],
      name,
    );
    assert.equal(automountServiceAccountToken, false, name);
    for (const { securityContext: own, resources } of containers) {
      assert.deepEqual([own?.allowPrivilegeEscalation, own?.readOnlyRootFilesystem], [false, true], name);
      assert.deepEqual(own?.capabilities?.drop, ['ALL'], name);
      assert.deepEqual(
        (own?.capabilities?.add ?? []).filter((added) => added !== 'NET_BIND_SERVICE'),
        [],
        name,
      );
      assert.ok(resources?.requests?.cpu && resources.limits?.memory, name);
    }
    for (const { name: volume, ...source } of volumes)
      assert.ok(
        Object.keys(source).every((kind) =>
          ['emptyDir', 'persistentVolumeClaim', 'secret', 'projected'].includes(kind),
        ),
        volume,
      );
  }
});

test('[O-08] no volume is shared by replicas', () => {
  const claims = [
    ...of('PersistentVolumeClaim'),
    ...of('StatefulSet').flatMap(({ spec }) => spec.volumeClaimTemplates),
  ];
  assert.ok(claims.length > 0);
  for (const { metadata, spec } of claims) assert.deepEqual(spec.accessModes, ['ReadWriteOnce'], metadata.name);
  for (const { metadata, spec } of of('Deployment'))
    for (const volume of spec.template.spec.volumes)
      assert.ok(volume.emptyDir ?? volume.secret, `${metadata.name}: ${volume.name}`);
});

test('[O-08] no secret is a variable of a pod; the owner of the tables is known to the Job alone, for which the api waits', () => {
  const secrets = of('Secret').flatMap(({ stringData }) => Object.keys(stringData ?? {}));
  assert.ok(secrets.includes('ADMIN_PASSWORD'));
  for (const [name, { containers, volumes = [] }] of pods) {
    for (const { env = [], envFrom } of containers) {
      assert.equal(envFrom, undefined, name);
      assert.deepEqual(
        env.filter(({ name: variable, valueFrom }) => valueFrom ?? secrets.includes(variable)),
        [],
        name,
      );
    }
    assert.equal(JSON.stringify(volumes).includes('varda-owner'), name === 'migrate', name);
  }
  const api = pods.find(([name]) => name === 'api')?.[1].containers[0];
  assert.equal(api?.env?.find(({ name }) => name === 'MIGRATE_AT_START')?.value, 'off');
});

test('[O-08] whatever reads where the site is, gets that, and names the host of the ingress', () => {
  const [ingress] = of('Ingress');
  // Without it the api sends no link, and single sign-on, of which Job and CronJob read the settings too, is refused.
  const readers = pods.filter(([, { containers }]) => /^varda\/(?:api|shell)$/.test(containers[0]?.image ?? ''));
  assert.deepEqual(readers.map(([name]) => name).toSorted(), ['api', 'backup', 'migrate', 'shell']);
  for (const [name, { containers }] of readers)
    assert.equal(
      containers[0]?.env?.find((variable) => variable.name === 'SITE_URL')?.value,
      `https://${ingress?.spec.rules[0].host}`,
      name,
    );
});

test('[O-08] [F-01] the shell reaches remotes of other repositories by HTTPS; but for the api and its commands, nothing else goes out', () => {
  const apps = of('Deployment', 'StatefulSet', 'CronJob', 'Job').map(({ metadata }) => metadata.name);
  const selects = ({ matchLabels, matchExpressions }: LabelSelector, app: string) =>
    (!matchLabels || matchLabels.app === app) && (matchExpressions ?? []).every(({ values }) => values?.includes(app));
  const ports = (app: string) =>
    of('NetworkPolicy')
      .filter(({ spec }) => selects(spec.podSelector, app))
      .flatMap(({ spec }): NetworkPolicyEgressRule[] => spec.egress ?? [])
      .filter(({ to }) => !to)
      .map((rule) => rule.ports?.map(({ port }) => port).join() ?? 'all');
  const out = apps.map((app) => [app, ports(app)] as const).filter(([, open]) => open.length > 0);
  assert.deepEqual(Object.fromEntries(out), { api: ['all'], backup: ['all'], migrate: ['all'], shell: ['443'] });
});

test('[O-08] replicas stand apart, are asked how they are, and one stays while others go', () => {
  const replicated = of('Deployment', 'StatefulSet');
  for (const { metadata, kind, spec } of replicated) {
    const { name } = metadata;
    const pod: PodSpec = spec.template.spec;
    assert.equal(pod.topologySpreadConstraints?.[0]?.topologyKey, 'kubernetes.io/hostname', name);
    for (const { readinessProbe, livenessProbe } of pod.containers) assert.ok(readinessProbe && livenessProbe, name);
    const scaler = of('HorizontalPodAutoscaler').find((each) => each.spec.scaleTargetRef.name === name);
    assert.ok((scaler?.spec.minReplicas ?? spec.replicas) >= 2, name);
    if (scaler) assert.deepEqual([scaler.spec.scaleTargetRef.kind, spec.replicas], [kind, undefined], name);
    assert.ok(
      of('PodDisruptionBudget').some(
        (each) => each.spec.selector.matchLabels.app === name && each.spec.minAvailable === 1,
      ),
      name,
    );
  }
});

test('[O-08] all images have a tag of their own, and all files are applied', async () => {
  const { images, resources } = await readKustomization();
  const tagged = images.filter(({ newTag }) => newTag).map(({ name }) => name);
  for (const [name, { containers }] of pods)
    for (const { image } of containers) assert.ok(image && tagged.includes(image), `${name}: ${image}`);
  const files = (await readdir(manifestFolder)).filter((file) => !/^kustomization|\.example\.yaml$/.test(file));
  assert.deepEqual([...files, 'secret.yaml'].toSorted(), resources.toSorted());
});

describe('the Helm chart', () => {
  type Values = { [name: string]: Values | string | number };

  /** As Helm does: the chart has nothing but values between braces. */
  const rendered = (text: string, values: Values): Manifest[] =>
    parseAllDocuments(
      text.replaceAll(/\{\{ (?:int )?\.Values\.(\S+) \}\}/g, (_, place: string) =>
        String(
          place.split('.').reduce<Values | string | number | undefined>((at, name) => (at as Values)[name], values),
        ),
      ),
    ).map((document) => document.toJS() as Manifest);

  test('[O-08] with its own values it is the manifests, but that Helm runs the Job before all else', async () => {
    const { images } = await readKustomization();
    const files = await chartOf('1.2.3');
    const values = parse(files['values.yaml'] ?? '');
    const templates = Object.entries(files).filter(([file]) => file.startsWith('templates/'));
    const installed = templates.flatMap(([, text]) => rendered(text, values));
    const expected = JSON.parse(
      JSON.stringify(manifests.filter(({ kind }) => !['Namespace', 'Secret'].includes(kind))),
      (key, value) => {
        const { newName, newTag } = images.find(({ name }) => key === 'image' && name === value) ?? {};
        return newName ? `${newName}:${newTag}` : value;
      },
    ) as Manifest[];
    const sorted = (all: Manifest[]) => all.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
    const hooks = installed.filter(({ metadata }) => metadata.annotations?.['helm.sh/hook']);
    assert.deepEqual(hooks.map(nameOf), ['Job migrate']);
    for (const { metadata } of hooks) delete metadata.annotations;
    assert.deepEqual(sorted(installed), sorted(expected));
  });

  test('[O-08] what differs from site to site is a value', async () => {
    const files = await chartOf('1.2.3');
    const values = parse(files['values.yaml'] ?? '');
    assert.match(files['Chart.yaml'] ?? '', /^version: 1\.2\.3$/m);
    Object.assign(values, { host: 'site.example', backupSchedule: '0 1 * * *' });
    values.images.remotePublic.tag = '7';
    values.replicas.api.minReplicas = 3;
    const texts = Object.values(files).map((text) => JSON.stringify(rendered(text, values)));
    for (const part of ['"host":"site.example"', '"schedule":"0 1 * * *"', '/remote-public:7"', '"minReplicas":3'])
      assert.ok(
        texts.some((text) => text.includes(part)),
        part,
      );
    const sites = texts.join('').match(/"name":"SITE_URL","value":"[^"]*"/g);
    assert.deepEqual(new Set(sites), new Set(['"name":"SITE_URL","value":"https://site.example"']));
  });
});

function nameOf({ kind, metadata }: Manifest): string {
  return `${kind} ${metadata.name}`;
}
