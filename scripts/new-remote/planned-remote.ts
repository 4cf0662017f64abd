import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isOfShell, isPageBelow, type RegisteredRemote, registryDocument } from '@varda/contract/registry';
import { remoteName } from '@varda/contract/releases';
import type { RemoteDeclaration } from '@varda/platform/remote/declaration';

/** What is known of a remote before it is there. */
export interface PlannedRemote {
  name: string;
  mount: string;
  titles: { en: string; mk: string };
  port: number;
  /** Whether it is for staff: its mount is below `/admin`. */
  isBackOffice: boolean;
  /** Name of the remote that stands last everywhere; the new one comes behind it. */
  after: string;
}

interface Request {
  name: string;
  mount: string;
  titles: { en?: string | undefined; mk?: string | undefined };
}

/** Ports that the other services have by default. */
const portsInUse = [3000, 4000];

/** Checks a request against the registry. Throws one error that names all that is wrong with it. */
export async function plannedRemote(root: string, { name, mount, titles }: Request): Promise<PlannedRemote> {
  const { remotes } = registryDocument.parse(JSON.parse(await readFile(path.join(root, 'registry.json'), 'utf8')));
  const isBackOffice = mount.startsWith('/admin/');
  const title = { en: titles.en ?? spoken(name), mk: titles.mk ?? 'Нова страница' };
  const problems = [
    ...problemsOfName(name, isBackOffice),
    ...(await problemsOfMount(root, mount, remotes)),
    ...Object.values(title)
      .filter((text) => !/^[^\\'"`{}<>\n]{1,60}$/.test(text))
      .map((text) => `The title ${text} has quotes, brackets or more than 60 characters`),
    ...(existsSync(path.join(root, `remote-${name}`)) ? [`There is a folder remote-${name} already`] : []),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const taken = [...remotes.map(({ url }) => Number(new URL(url).port)), ...portsInUse];
  let port = 3001;
  while (taken.includes(port)) port += 1;
  return { name, mount, titles: title, port, isBackOffice, after: remotes.at(-1)?.name ?? '' };
}

function problemsOfName(name: string, isBackOffice: boolean): string[] {
  if (!remoteName.safeParse(name).success)
    return [`${name} is no name of a remote: small letters and hyphens, 40 at the most, as in admin-reports`];
  // Lint lets remotes of the back office import more than those that are part of a visitor's first load.
  return name.startsWith('admin-') === isBackOffice
    ? []
    : ['A remote with a mount below /admin has a name that begins with admin-, and no other has'];
}

async function problemsOfMount(root: string, mount: string, remotes: readonly RegisteredRemote[]): Promise<string[]> {
  if (!/^(\/[a-z0-9][a-z0-9-]*)+$/.test(mount))
    return [`${mount} is no path for pages: /blog, or /admin/reports, in small letters`];
  // It leads to the first screen of the back office.
  if (isOfShell(mount) || mount === '/admin') return [`${mount} is a path of the shell’s own`];
  for (const { name, mounts } of remotes)
    if (mounts.includes(mount) || (await pagesOf(root, name)).some((pattern) => isPageBelow(pattern, mount)))
      return [`${mount} has the pages of remote-${name}`];
  return [];
}

/** Patterns of the pages of a remote; none where its code is in another repository. */
async function pagesOf(root: string, name: string): Promise<string[]> {
  const file = path.join(root, `remote-${name}`, 'remote.declaration.ts');
  if (!existsSync(file)) return [];
  const { declaration } = (await import(pathToFileURL(file).href)) as { declaration: RemoteDeclaration };
  return Object.values(declaration.pages);
}

/** `admin-reports` → Reports */
function spoken(name: string): string {
  const words = name.replace(/^admin-/, '').replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
