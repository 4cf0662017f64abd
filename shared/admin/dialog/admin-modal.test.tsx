import { MantineProvider } from '@mantine/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { stubBrowserApis } from '../testing/browser-apis.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { AdminModal } from './admin-modal.tsx';
import { useFirstField } from './use-first-field.ts';

beforeAll(stubBrowserApis);

function open(page: ComponentType) {
  fakeApi(() => ({ _id: null }));
  const texts = { en: { admin: en }, mk: { admin: mk } };
  renderAdmin({ Page: page, pattern: '/notes', path: '/notes', namespace: 'sample', texts });
  return userEvent.setup({ delay: null });
}

function Page() {
  const [shown, setShown] = useState<readonly string[]>(['Form', 'Question']);
  return (
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      {['Form', 'Question'].map((title) => (
        <AdminModal
          key={title}
          opened={shown.includes(title)}
          title={title}
          isQuestion={title === 'Question'}
          onClose={() => setShown((before) => before.filter((other) => other !== title))}
        >
          {title}
        </AdminModal>
      ))}
    </TextsOfResource>
  );
}

test('[K-27] Escape closes the dialog above and not the one below, also where nothing has the focus', async () => {
  const user = open(Page);
  const question = await screen.findByRole('dialog', { name: 'Question' });
  (document.activeElement as HTMLElement).blur();
  expect(document.body).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  const form = screen.getByRole('dialog', { name: 'Form' });
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());
});

test.each([
  ['its heading', 'Window', false],
  ['what it marks', 'Inside', true],
])('[A-01] a window opens with the focus at %s, not at the button that closes it', async (_, name, isMarked) => {
  open(() => (
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      <AdminModal opened title="Window" onClose={() => {}}>
        <button type="button" data-autofocus={isMarked || undefined}>
          Inside
        </button>
      </AdminModal>
    </TextsOfResource>
  ));
  const window = await screen.findByRole('dialog', { name: 'Window' });
  await waitFor(() => expect(within(window).getByText(name)).toHaveFocus());
});

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form, false);
  return (
    <form ref={form}>
      <input aria-label="Name" />
    </form>
  );
}

test('[A-03] the first field of a form that comes right behind its window has the focus', async () => {
  const Late = () => {
    const [isThere, setThere] = useState(false);
    // Ahead of the focus trap, which looks for what is marked.
    useLayoutEffect(() => void setTimeout(() => flushSync(() => setThere(true))), []);
    return isThere && <Form />;
  };
  open(() => (
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      <AdminModal opened title="Window" onClose={() => {}}>
        <Late />
      </AdminModal>
    </TextsOfResource>
  ));
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(name).toHaveFocus());
});

test('[A-01] a question is described by its body, a form is not: a screen reader would read all of it', async () => {
  open(Page);
  expect(await screen.findByRole('dialog', { name: 'Question' })).toHaveAccessibleDescription('Question');
  expect(screen.getByRole('dialog', { name: 'Form' })).not.toHaveAttribute('aria-describedby');
});

/** A window that fades away, as it does for a person, behind a press that closes it. */
function Fading() {
  const [isOpen, setOpen] = useState(true);
  return (
    <MantineProvider
      env="default"
      theme={{ respectReducedMotion: false }}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
        <AdminModal opened={isOpen} title="Window" onClose={() => {}} transitionProps={{ duration: 60_000 }}>
          <button type="button" onClick={() => setOpen(false)}>
            Send
          </button>
        </AdminModal>
      </TextsOfResource>
    </MantineProvider>
  );
}

test('[K-06] a window that fades away takes no second press', async () => {
  const user = open(Fading);
  const window = await screen.findByRole('dialog', { name: 'Window' });
  expect(window).not.toHaveAttribute('inert');
  const send = within(window).getByText('Send');
  await user.click(send);
  expect(window).toBeInTheDocument();
  expect(send).not.toHaveFocus();
  expect(window).toHaveAttribute('inert');
});

/** A window that is there while it is open, and no longer. */
function Unmounted() {
  const [isOpen, setOpen] = useState(false);
  return (
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <AdminModal opened title="Window" onClose={() => setOpen(false)}>
          <button type="button">Inside</button>
        </AdminModal>
      )}
    </TextsOfResource>
  );
}

test('[K-27] a window that is unmounted to close it gives the focus back', async () => {
  const user = open(Unmounted);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const window = await screen.findByRole('dialog', { name: 'Window' });
  await waitFor(() => expect(window).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

/** A page with a window that its address opens. */
function OpenedByAddress() {
  const [isOpen, setOpen] = useState(true);
  return (
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      <main>
        <h1 tabIndex={-1}>Notes</h1>
      </main>
      <AdminModal opened={isOpen} title="Window" onClose={() => setOpen(false)}>
        <button type="button">Inside</button>
      </AdminModal>
    </TextsOfResource>
  );
}

test('[K-27] after a window that was opened by an address, the focus is at the heading of the page', async () => {
  const user = open(OpenedByAddress);
  const window = await screen.findByRole('dialog', { name: 'Window' });
  await waitFor(() => expect(window).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus());
});
