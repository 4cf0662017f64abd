import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import registry from '../../registry.json' with { type: 'json' };
import { freePorts } from '../../scripts/site/ports.ts';
import { ApiClient } from '../fixtures/api-client.ts';
import { ProjectCopy } from '../fixtures/project-copy.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

const isWorkedOn = ({ name }: { name: string }) => name === 'admin-users';

/** Version that is live by the api. */
const released = '0123456789ab';

test('[F-04] while a remote is worked on, a changed component shows in the running shell, and what was typed stays', async ({
  page,
}) => {
  const copy = await ProjectCopy.make();
  try {
    // Whoever works on it alone: a dev server for each of the others would show nothing more.
    await writeFile(
      path.join(copy.folder, 'registry.json'),
      JSON.stringify({ remotes: registry.remotes.filter(isWorkedOn) }),
    );
    const ports = await freePorts();
    const stored = path.join(copy.folder, 'remote-admin-users/public', released);
    await mkdir(stored, { recursive: true });
    await writeFile(path.join(stored, 'remote.json'), '{}');
    await copy.start('dev', ports);
    const manifest = await fetch(`http://localhost:${ports.of('remote-admin-users')}/remote.json`);
    // They would be those of an older build while the next one is made, and after one with errors.
    expect(await manifest.json()).toMatchObject({ integrity: {} });
    const api = await ApiClient.signIn(`http://127.0.0.1:${ports.api}`);
    await releaseSomethingElse(api);
    await signIn(page, api);
    await page.goto(`http://localhost:${ports.shell}/admin/users`);
    const cell = page.getByRole('table').locator('td', { hasText: /^Administrator$/ });
    await expect(cell.first()).toBeVisible();
    await page.getByRole('button', { name: 'Create User' }).click();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Typed before the change');

    await copy.change('remote-admin-users/src/role-cell.tsx', '{t(`users.roles', 'Changed: {t(`users.roles');
    await expect(page.getByText('Changed: Administrator').first()).toBeVisible({ timeout: 30_000 });
    await expect(name).toHaveValue('Typed before the change');
  } finally {
    await page.close();
    await copy.remove();
  }
});

/** What is worked on is shown, and not what has been released on this machine before. */
async function releaseSomethingElse(api: ApiClient) {
  const version = released;
  const integrity = `sha384-${'A'.repeat(64)}`;
  await api.call('POST /releases', { body: { remote: 'admin-users', version, contract: 1, integrity } });
  await api.call('PATCH /releases/:remote', { params: { remote: 'admin-users' }, body: { live: version } });
}
