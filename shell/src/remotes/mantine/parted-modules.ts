import { type PartedModule, partedModules } from '@varda/platform/federation/platform';

/** As remotes get them: one object of each, to which is added what a remote takes beyond the common names. */
const modules: Record<PartedModule, Record<string, unknown>> = { '@mantine/core': {}, '@mantine/hooks': {} };

/**
 * Has what a remote takes of Mantine at hand, before its code runs.
 *
 * @param takes names by module, as its manifest has them
 */
export async function provideExports(takes: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const isThere = (name: PartedModule) => takes[name]?.every((part) => part in modules[name]);
  if (partedModules.every(isThere)) return;
  const common = await loadCommon();
  add(common);
  if (!partedModules.every(isThere)) add(await common.whole());
}

/** For the share scope. */
export async function parted(name: PartedModule): Promise<object> {
  add(await loadCommon());
  return modules[name];
}

const loadCommon = () => import(/* webpackChunkName: "admin" */ './common.ts');

function add({ core, hooks }: { core: object; hooks: object }) {
  Object.assign(modules['@mantine/core'], core);
  Object.assign(modules['@mantine/hooks'], hooks);
}
