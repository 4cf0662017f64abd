import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);

/** An absolute path from one that starts at the root of the project. */
export function inProject(path: string): string {
  return fileURLToPath(new URL(path, root));
}
