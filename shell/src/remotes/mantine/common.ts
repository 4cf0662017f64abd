/**
 * What remotes take of Mantine by now, a quarter of it. One that takes something else is served all the same, by {@link whole}:
 * it opens sooner once its names stand here.
 */
export * as core from './common-core.ts';
export * as hooks from './common-hooks.ts';

export async function whole() {
  const [core, hooks] = await Promise.all([
    import(/* webpackChunkName: "mantine-whole" */ '@mantine/core'),
    import(/* webpackChunkName: "mantine-whole" */ '@mantine/hooks'),
  ]);
  return { core, hooks };
}
