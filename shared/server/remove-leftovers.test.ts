/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLeftovers } from './remove-leftovers.ts';

test('what killed processes have left goes, but for what is new and what is another user’s', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-leftovers-'));
  const remaining = async () => {
    await removeLeftovers(folder, (name) => name !== 'other');
    return readdir(folder);
  };
  for (const name of ['left', 'new', 'other']) await writeFile(path.join(folder, name), '');
  for (const name of ['left', 'other']) await utimes(path.join(folder, name), 1, 1);
  const user = jest.spyOn(process, 'getuid').mockReturnValue(-1);
  expect(await remaining()).toEqual(['left', 'new', 'other']);
  user.mockRestore();
  expect(await remaining()).toEqual(['new', 'other']);
  await rm(folder, { recursive: true });
});
