import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionStore } from '@varda/platform/session';
import { removeUnsavedOf } from '../unsaved/unsaved-store.ts';
import { textIn, write } from './input.ts';
import { type Specimen, screenOf } from './specimen-screen.tsx';

/** Work that nobody loses: by another editor, a deletion, a session that ends, a tab that crashes. */
export function describeUnsavedInput(specimen: Specimen): void {
  const { name, row, calls, field } = specimen;
  const { texts, open, dialog, inputOf, openEdit, change } = screenOf(specimen);
  const save = (form: HTMLElement) => within(form).getByRole('button', { name: 'Save' });
  const [fieldName = '', language] = field.path.split('.');

  /** Row 1 as somebody else has saved it meanwhile, with `text` in the field of the specimen or as it was. */
  function changedMeanwhile(text?: string) {
    const before = row(1) as unknown as Record<string, unknown>;
    const changed = language ? { ...(before[fieldName] as object), [language]: text } : text;
    const current = { ...before, __v: 7, ...(text !== undefined && { [fieldName]: changed }) };
    return { status: 409, body: { code: 'changed_meanwhile', message: 'Changed', current } };
  }

  /** All that is typed and not saved in this browser, as text. */
  function unsavedWritten(): Promise<string> {
    return new Promise((resolve, reject) => {
      const opened = indexedDB.open('varda-drafts');
      opened.onerror = () => reject(opened.error);
      opened.onsuccess = () => {
        const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
        all.onerror = () => reject(all.error);
        all.onsuccess = () => resolve(JSON.stringify(all.result));
      };
    });
  }

  /** The tab is put away, and the browser ends it. */
  function kill() {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    cleanup();
  }

  describe(`${name}: nobody loses their work`, () => {
    afterEach(async () => {
      cleanup();
      await removeUnsavedOf(null);
    });

    test('[A-13] what two people change in different fields is put together without a question', async () => {
      const { api, user } = open(1);
      const form = await change(user, 'mine');
      api.failOnce(calls.update, changedMeanwhile());
      await user.click(save(form));
      expect(await screen.findByText(texts.success.updated)).toBeVisible();
      expect(screen.getByText('This item was changed in the meantime. Both changes are kept.')).toBeVisible();
      expect(api.callsOf(calls.update).map(({ ifMatch }) => ifMatch)).toEqual(['"0"', '"7"']);
      expect(JSON.stringify(api.callsOf(calls.update)[1]?.body)).toContain('mine');
    });

    if (!specimen.provesEngine) return;

    test('[A-13] of what two people change in one field, one chooses, and nothing is saved before that', async () => {
      const { api, user } = open(1);
      const form = await change(user, 'mine');
      api.failOnce(calls.update, changedMeanwhile('theirs'));
      await user.click(save(form));
      const question = await dialog('This was changed in the meantime');
      expect(question).toHaveTextContent(/mine.*theirs/);
      const decide = within(question).getByRole('button', { name: 'Save the choice' });
      expect(decide).toBeDisabled();
      expect(within(question).getByRole('radio', { name: 'Saved meanwhile' })).toHaveAccessibleDescription('theirs');
      expect(api.callsOf(calls.update)).toHaveLength(1);

      // Escape leads back to the form, and no further.
      await user.keyboard('{Escape}');
      await waitFor(() => expect(question).not.toBeInTheDocument());
      expect(screen.getAllByRole('dialog')).toEqual([form]);
      expect(save(form)).toHaveFocus();
      api.failOnce(calls.update, changedMeanwhile('theirs'));
      await user.click(save(form));
      const questionAgain = await dialog('This was changed in the meantime');
      await waitFor(() => expect(within(questionAgain).getByRole('radio', { name: 'Yours' })).toHaveFocus());

      // Somebody is faster once more.
      api.failOnce(calls.update, changedMeanwhile('theirs again'));
      await user.click(within(questionAgain).getByRole('radio', { name: 'Yours' }));
      await user.click(within(questionAgain).getByRole('button', { name: 'Save the choice' }));
      await waitFor(() => expect(api.callsOf(calls.update)).toHaveLength(3));
      await screen.findByText('theirs again');
      const anotherQuestion = await dialog('This was changed in the meantime');
      const decideAgain = within(anotherQuestion).getByRole('button', { name: 'Save the choice' });
      expect(decideAgain).toBeDisabled();
      await user.click(within(anotherQuestion).getByRole('radio', { name: 'Yours' }));
      await user.click(decideAgain);
      expect(await screen.findByText(texts.success.updated)).toBeVisible();
      expect(api.callsOf(calls.update).at(-1)?.ifMatch).toBe('"7"');
      expect(JSON.stringify(api.callsOf(calls.update).at(-1)?.body)).toContain('mine');
    });

    test('[A-13] whoever prefers what is stored leaves it as it is', async () => {
      const { api, user } = open(1);
      const form = await change(user, 'mine');
      api.failOnce(calls.update, changedMeanwhile('theirs'));
      await user.click(save(form));
      const question = await dialog('This was changed in the meantime');
      await user.click(within(question).getByRole('radio', { name: 'Saved meanwhile' }));
      await user.click(within(question).getByRole('button', { name: 'Save the choice' }));
      await waitFor(() => expect(form).not.toBeInTheDocument());
      expect(api.callsOf(calls.update)).toHaveLength(1);
    });

    test('[V-08] what was typed of a row that is gone can make a new one', async () => {
      const { api, user } = open(1);
      const form = await change(user, 'mine');
      api.failOnce(calls.update, { status: 404, body: { code: 'not_found', message: 'Gone' } });
      await user.click(save(form));
      expect(await within(form).findByRole('alert')).toHaveTextContent('Somebody has deleted this item');
      await user.click(within(form).getByRole('button', { name: 'Create it again' }));
      const anew = await dialog(texts.create);
      await within(anew).findByLabelText(field.label, { exact: false });
      expect(textIn(inputOf(anew))).toBe('mine');
    });

    test('[L-04] a session that ends during a save keeps the form, and the save goes through after a login', async () => {
      const { api, user } = open(1);
      const form = await change(user, 'mine');
      api.failOnce(calls.update, { status: 401, body: { code: 'unauthenticated', message: 'Log in' } });
      await user.click(save(form));
      await waitFor(() => expect(sessionStore.getState().status).toBe('expired'));
      expect(textIn(inputOf(form))).toBe('mine');
      act(() => sessionStore.signIn({ token: 'ana.another', name: 'Ana', role: 'admin' }));
      expect(await screen.findByText(texts.success.updated)).toBeVisible();
      expect(JSON.stringify(api.callsOf(calls.update)[1]?.body)).toContain('mine');
      expect(api.callsOf(calls.update)[1]?.ifMatch).toBe('"0"');
    });

    test('[N-04] what was typed outlives the tab, is offered to its writer alone, and is never put in by itself', async () => {
      const { user } = open(1, { person: 'ana' });
      const before = textIn(inputOf(await openEdit(user)));
      await write(user, inputOf(await dialog(texts.edit)), '!');
      await waitFor(async () => expect(await unsavedWritten()).toContain('!'));
      kill();

      const { user: boris } = open(1, { person: 'boris' });
      await openEdit(boris);
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(screen.queryByText(/has not been saved/)).not.toBeInTheDocument();
      cleanup();

      const { user: ana } = open(1, { person: 'ana' });
      const form = await openEdit(ana);
      expect(await within(form).findByText('What you entered here 1 minute ago has not been saved.')).toBeVisible();
      expect(textIn(inputOf(form))).toBe(before);
      await ana.click(within(form).getByRole('button', { name: 'Continue with it' }));
      await waitFor(() => expect(textIn(inputOf(form))).toContain('!'));
      expect(within(form).getAllByRole('textbox')[0]).toHaveFocus();
      await ana.click(save(form));
      expect(await screen.findByText(texts.success.updated)).toBeVisible();
      await waitFor(() => expect(form).not.toBeInTheDocument());
      await openEdit(ana);
      expect(screen.queryByText(/has not been saved/)).not.toBeInTheDocument();
    });

    test('[K-25] [K-30] a form says so for as long as the browser does not store what is typed', async () => {
      const { user } = open(1, { person: 'ana' });
      const form = await openEdit(user);
      const said = () => within(form).queryByText(/cannot store what you type/);
      const { put } = IDBObjectStore.prototype;
      const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        input,
      ) {
        const request = put.call(this, input, 'full');
        // As a browser answers whose disk is full: at the commit.
        request.addEventListener('success', () => this.transaction.abort());
        return request;
      });
      await write(user, inputOf(form), '!');
      await waitFor(() => expect(said()).toBeVisible());
      full.mockRestore();
      await write(user, inputOf(form), '?');
      await waitFor(() => expect(said()).not.toBeInTheDocument());
    });

    test('[A-17] what was typed and is not wanted is not offered again', async () => {
      const { user } = open(1, { person: 'ana' });
      await user.click(await screen.findByRole('button', { name: texts.create }));
      const first = await dialog(texts.create);
      await within(first).findByLabelText(field.label, { exact: false });
      await write(user, inputOf(first), 'new text');
      await waitFor(async () => expect(await unsavedWritten()).toContain('new text'));
      kill();

      const { user: again } = open(1, { person: 'ana' });
      await again.click(await screen.findByRole('button', { name: texts.create }));
      const form = await dialog(texts.create);
      await again.click(await within(form).findByRole('button', { name: 'Discard it' }));
      expect(textIn(inputOf(form))).toBe('');
      await again.click(within(form).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(form).not.toBeInTheDocument());
      await again.click(await screen.findByRole('button', { name: texts.create }));
      await within(await dialog(texts.create)).findByLabelText(field.label, { exact: false });
      expect(screen.queryByText(/has not been saved/)).not.toBeInTheDocument();
    });
  });
}
