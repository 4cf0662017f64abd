import { IconPencil } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { narrow } from '../dialog/use-is-narrow.ts';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { ActionsOfRow } from './row-actions.tsx';

const texts = { en: { admin: en }, mk: { admin: mk } };

/** A row with one action. */
function open(locked: string | null) {
  fakeApi(() => ({ _id: null }));
  const edit = jest.fn();
  const actions = [{ label: 'Edit: Notes', short: 'Edit', Icon: IconPencil, locked, onClick: edit }];
  const Page = () => (
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      <main>
        <ActionsOfRow name="Notes" actions={actions} />
      </main>
    </TextsOfResource>
  );
  renderAdmin({ Page, pattern: '/notes', path: '/notes', namespace: 'sample', texts });
  return { edit, user: userEvent.setup({ delay: null }) };
}

test('[A-01] what a button does is said within the landmark of the page', async () => {
  const { user } = open(null);
  await user.hover(await screen.findByRole('button', { name: 'Edit: Notes' }));
  const tooltip = await screen.findByRole('tooltip', { name: 'Edit: Notes' });
  expect(screen.getByRole('main')).toContainElement(tooltip);
});

test('[A-06] [A-03] on a phone locked actions, too, stand in the menu of their row, with the reason, and leave its name the room', async () => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    ...(query === narrow && { matches: true }),
  }));
  const { edit, user } = open('Admins only');
  await user.click(await screen.findByRole('button', { name: 'Actions: Notes' }));
  const item = await screen.findByRole('menuitem', { name: /^Edit/ });
  expect(item).toHaveTextContent('Admins only');
  await user.click(item);
  expect(edit).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Edit: Notes' })).not.toBeInTheDocument();
});
