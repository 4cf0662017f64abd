import { siteContent } from '@varda/platform/site-content';
import { startShell } from './shell.ts';

// What browsers load remotes with.
jest.mock('./remotes/federated-remotes.ts', () => ({ FederatedRemotes: class {} }));

const config = { origin: '', language: 'en', remotes: [] } as const;
const carried = async (rows?: { queries: []; mutations: [] }) => {
  const { queryClient } = await startShell(
    { ...config, remotes: [], ...(rows && { rows }) },
    { loadTexts: async () => {} },
  );
  return queryClient.getQueryData(siteContent('en').queryKey);
};

test('[E-07] a rendered document that carries nothing of the site is one of a site that nobody has changed: nothing is asked', async () => {
  expect(await carried({ queries: [], mutations: [] })).toEqual({});
  expect(await carried()).toBeUndefined();
});
