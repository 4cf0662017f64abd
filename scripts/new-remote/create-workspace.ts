import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlannedRemote } from './planned-remote.ts';

const template = path.join(import.meta.dirname, 'template');

/** Copies the template, which is a remote called `sample`, under the names of the new one. Resolves with its folder. */
export async function createWorkspace(root: string, remote: PlannedRemote): Promise<string> {
  const workspace = `remote-${remote.name}`;
  const folder = path.join(root, workspace);
  await cp(template, folder, { recursive: true, errorOnExist: true, force: false });
  const ofBackOffice = path.join(folder, 'back-office.declaration.ts');
  if (remote.isBackOffice) await rename(ofBackOffice, path.join(folder, 'remote.declaration.ts'));
  else await rm(ofBackOffice);

  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of entries.filter((entry) => entry.isFile())) {
    const full = path.join(file.parentPath, file.name);
    await writeFile(full, renamed(await readFile(full, 'utf8'), remote));
  }
  return workspace;
}

function renamed(text: string, { name, mount, titles }: PlannedRemote): string {
  return text
    .replaceAll("'/sample'", `'${mount}'`)
    .replaceAll("'sample'", `'${name}'`)
    .replaceAll('remote-sample', `remote-${name}`)
    .replaceAll("'Sample'", `'${titles.en}'`)
    .replaceAll("'Пример'", `'${titles.mk}'`);
}
