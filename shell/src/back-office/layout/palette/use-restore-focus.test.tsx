import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin } from '@varda/admin/testing';
import { useState } from 'react';
import type { Remotes } from '../../../remotes/federated-remotes.ts';
import en from '../../texts/en.ts';
import mk from '../../texts/mk.ts';
import Palette from './palette.tsx';
import ShortcutsModal from './shortcuts.modal.tsx';

const remotes = { live: [], watch: () => () => undefined } as unknown as Remotes;

/** Both dialogs come with their first opening, as their code does. */
function Page() {
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(null);
  const [isThere, setThere] = useState(false);
  const close = () => setOpened(null);
  return (
    <>
      {(['palette', 'shortcuts'] as const).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            setThere(true);
            setOpened(name);
          }}
        >
          {name}
        </button>
      ))}
      {isThere && (
        <>
          <Palette
            remotes={remotes}
            opened={opened === 'palette'}
            takeTyped={() => ''}
            onClose={close}
            showShortcuts={() => setOpened('shortcuts')}
          />
          <ShortcutsModal opened={opened === 'shortcuts'} onClose={close} />
        </>
      )}
    </>
  );
}

const page = { Page, pattern: '/admin', path: '/admin', namespace: 'back-office', texts: { en, mk } };

test.each(['palette', 'shortcuts'])(
  '[A-01] %s: it is not its own description, and Escape gives the focus back, after the first opening too',
  async (name) => {
    fakeApi(() => ({ products: [], content: [], users: [], messages: [] }));
    renderAdmin(page);
    const hands = userEvent.setup({ delay: null });
    await hands.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
    await hands.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name })).toHaveFocus();
  },
);

test('[A-01] a dialog that a command of the palette opens gives it back to where it was before the palette', async () => {
  fakeApi(() => ({ products: [], content: [], users: [], messages: [] }));
  renderAdmin(page);
  const hands = userEvent.setup({ delay: null });
  await hands.click(screen.getByRole('button', { name: 'palette' }));
  await hands.click(await screen.findByRole('option', { name: /^Keyboard shortcuts/ }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await hands.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'palette' })).toHaveFocus();
});
