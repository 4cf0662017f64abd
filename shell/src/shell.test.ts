import type { ShellConfig } from '@varda/platform/federation/shell-config';
import { createQueryClient } from '@varda/platform/query';
import { dehydrateRows } from '@varda/platform/query/dehydrate';
import { siteContent } from '@varda/platform/site-content';
import { startShell } from './shell.ts';

// What browsers load remotes with.
jest.mock('./remotes/federated-remotes.ts', () => ({ FederatedRemotes: class {} }));

const config = { origin: '', language: 'en', remotes: [] } as const;
const start = async (document: Pick<ShellConfig, 'rows' | 'hasGaps'>) =>
  (await startShell({ ...config, remotes: [], ...document }, { loadTexts: async () => {} })).queryClient;
const carried = async (document: Pick<ShellConfig, 'rows' | 'hasGaps'>) =>
  (await start(document)).getQueryData(siteContent('en').queryKey);
const rows = { queries: [], mutations: [] };

test('[E-07] a rendered document that carries nothing of the site is one of a site that nobody has changed: nothing is asked', async () => {
  expect(await carried({ rows })).toEqual({});
  expect(await carried({})).toBeUndefined();
});

test('[P-11] [E-07] a document of which some rows are missing brings the others along, and the site is asked for', async () => {
  const client = createQueryClient();
  client.setQueryData(['posted-message'], { error: null });
  const document = { rows: dehydrateRows(client, 'en'), hasGaps: true } as const;
  expect((await start(document)).getQueryData(['posted-message'])).toEqual({ error: null });
  expect(await carried(document)).toBeUndefined();
});
