import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../site/site.ts';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: what it is depends on the kind, and is checked by the compiler in kubernetes.test.ts
  spec?: any;
  stringData?: Record<string, string>;
}

export const manifestFolder = path.join(root, 'deploy/kubernetes');

/** The manifests by their files. */
export async function readManifests(): Promise<Map<string, Manifest[]>> {
  const files = (await readdir(manifestFolder)).filter((file) => file !== 'kustomization.yaml');
  const read = async (file: string): Promise<[string, Manifest[]]> => {
    const documents = parseAllDocuments(await readFile(path.join(manifestFolder, file), 'utf8'));
    return [file, documents.map((document) => document.toJS() as Manifest)];
  };
  return new Map(await Promise.all(files.map(read)));
}

interface Kustomization {
  resources: string[];
  images: { name: string; newName: string; newTag: string }[];
}

export async function readKustomization(): Promise<Kustomization> {
  return parse(await readFile(path.join(manifestFolder, 'kustomization.yaml'), 'utf8'));
}
