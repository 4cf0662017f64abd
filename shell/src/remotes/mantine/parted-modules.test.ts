import * as commonCore from './common-core.ts';
import * as commonHooks from './common-hooks.ts';
import { parted, provideExports } from './parted-modules.ts';

const names = (module: object) => Object.keys(module).sort();

const wholes = jest.fn();
jest.mock('./common.ts', () => {
  const common = jest.requireActual('./common.ts');
  return {
    ...common,
    whole: () => {
      wholes();
      return common.whole();
    },
  };
});

test('[F-03] a remote that takes what all others do gets that, and the whole of Mantine is not fetched', async () => {
  await provideExports({ '@mantine/core': ['Button', 'Menu'], '@mantine/hooks': ['useDisclosure'] });
  expect(names(await parted('@mantine/core'))).toEqual(names(commonCore));
  expect(names(await parted('@mantine/hooks'))).toEqual(names(commonHooks));
  expect(wholes).not.toHaveBeenCalled();
});

test('[F-03] one that takes something else finds it where all others find theirs, of the same Mantine', async () => {
  const core = (await parted('@mantine/core')) as Record<string, unknown>;
  const { Button } = core;
  expect(core.Timeline).toBeUndefined();
  await provideExports({ '@mantine/core': ['Timeline'], '@mantine/hooks': [] });
  expect(core.Timeline).toBeDefined();
  expect(core.Button).toBe(Button);
  await provideExports({ '@mantine/core': ['Timeline', 'Rating'], '@mantine/hooks': ['useIdle'] });
  expect(wholes).toHaveBeenCalledTimes(1);
});

test('[F-03] one whose manifest does not say what it takes may take anything', async () => {
  await provideExports({});
  expect(wholes).toHaveBeenCalled();
  expect(await parted('@mantine/hooks')).toHaveProperty('useIdle');
});
