import { stringify } from 'yaml';
import { type Manifest, readKustomization, readManifests } from './manifests.ts';

type Values = { [name: string]: Values | string | number };

/** What is not in the chart: Helm makes the namespace, and whoever installs it the secrets. */
const left = ['namespace.yaml', 'secret.yaml'];

const migrateHook = { 'helm.sh/hook': 'pre-install,pre-upgrade', 'helm.sh/hook-delete-policy': 'before-hook-creation' };

/**
 * A Helm chart of the manifests in `deploy/kubernetes`: the same, with values in place of what differs from site to site.
 *
 * @param version of the chart, as of semver
 * @returns texts by the names of files
 */
export async function chartOf(version: string): Promise<Record<string, string>> {
  const { resources, images } = await readKustomization();
  const manifests = await readManifests();
  const values: Values = {};
  const template = new Template(values, images);
  const files: Record<string, string> = {};
  for (const resource of resources.filter((file) => !left.includes(file)))
    files[`templates/${resource}`] = (manifests.get(resource) ?? [])
      .map((manifest) => template.of(manifest))
      .join('---\n');
  const description = 'Website and back office: gateway, shell, remotes, api';
  return {
    'Chart.yaml': stringify({ apiVersion: 'v2', name: 'varda', description, version, appVersion: version }),
    'values.yaml': stringify(values),
    ...files,
  };
}

/** Puts values in place of what is in a manifest, and keeps what was there as their standard. */
class Template {
  readonly #values: Values;
  readonly #images: { name: string; newName: string; newTag: string }[];

  constructor(values: Values, images: { name: string; newName: string; newTag: string }[]) {
    this.#values = values;
    this.#images = images;
  }

  of(manifest: Manifest): string {
    const { kind, metadata } = manifest;
    const changed = this.#changed(manifest, metadata.name) as Manifest;
    if (kind === 'Job') changed.metadata = { ...metadata, annotations: migrateHook };
    // A number is no text, and what is written for it stands without quotes.
    return stringify(changed, { lineWidth: 0 }).replaceAll(/"(\{\{ int [^}]+\}\})"/g, '$1');
  }

  /** @param owner name of the manifest */
  #changed(part: unknown, owner: string, key = ''): unknown {
    if (Array.isArray(part)) return part.map((each) => this.#changed(each, owner, key));
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, this.#changed(value, owner, name)]));
    if (key === 'image') return this.#image(String(part));
    if (['replicas', 'minReplicas', 'maxReplicas'].includes(key))
      return this.#value(['replicas', owner, key], Number(part));
    if (key === 'storage') return this.#value(['storage', owner], String(part));
    if (key === 'schedule') return this.#value(['backupSchedule'], String(part));
    if (key === 'secretName' && part === 'www-example-com') return this.#value(['certificateSecret'], part);
    return typeof part === 'string'
      ? part.replace('www.example.com', () => this.#value(['host'], 'www.example.com'))
      : part;
  }

  #image(image: string): string {
    const name = image.replace('varda/', '');
    const { newName = image, newTag = '' } = this.#images.find((each) => each.name === image) ?? {};
    return `${this.#value(['images', name, 'repository'], newName)}:${this.#value(['images', name, 'tag'], newTag)}`;
  }

  /** What is written for a value; a name of Go's templates has no hyphens. */
  #value(place: string[], standard: string | number): string {
    const names = place.map((name) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    let values = this.#values;
    for (const name of names.slice(0, -1)) {
      values[name] ??= {};
      values = values[name] as Values;
    }
    values[names.at(-1) ?? ''] = standard;
    return `{{ ${typeof standard === 'number' ? 'int ' : ''}.Values.${names.join('.')} }}`;
  }
}
