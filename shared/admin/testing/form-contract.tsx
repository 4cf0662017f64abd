import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { overwrite, takeBack, textIn, write } from './input.ts';
import { type Specimen, screenOf } from './specimen-screen.tsx';

/** What every form of a new and of an edited row keeps to by the engine: tried on the resource that proves it. */
export function describeForm(specimen: Specimen): void {
  const { name, nameOf, calls, field } = specimen;
  const { texts, open, shown, after, dialog, inputOf, openEdit, change } = screenOf(specimen);

  describe(`${name}: the forms`, () => {
    test('[A-02] [A-16] [X-02] after a create the first page is shown, with a toast', async () => {
      const { api, user, search } = open(12, { search: '?page=2' });
      await shown(6);
      await user.click(screen.getByRole('button', { name: texts.create }));
      const form = await dialog(texts.create);
      expect(within(form).getByRole('button', { name: 'Create' })).toBeDisabled();
      await specimen.fill(user, form);
      await user.dblClick(within(form).getByRole('button', { name: 'Create' }));

      expect(await screen.findByText(texts.success.created)).toBeVisible();
      await waitFor(() => expect(form).not.toBeInTheDocument());
      await screen.findByText('1–5 of 13');
      expect(search()).toBe('');
      expect(api.callsOf(calls.create)).toHaveLength(1);
    });

    test('[V-08] a text beyond its bound is refused at its field, with how much is too much, and stays', async () => {
      const { user } = open(1);
      const form = await openEdit(user);
      await overwrite(user, inputOf(form), 'x'.repeat(field.longest + 1));
      await waitFor(() =>
        expect(inputOf(form)).toHaveAccessibleDescription(new RegExp(`Use at most ${field.longest} characters`)),
      );
      // Of a rich text its HTML counts. It is said aloud, too.
      expect(await within(form).findByText(/^\d characters? too many$/, { selector: '[role=status]' })).toBeVisible();
      expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
      expect(textIn(inputOf(form))).toHaveLength(field.longest + 1);
    });

    test('[A-13] a create shows both languages, an edit that of the page first, and the other one a tab away', async () => {
      const { user } = open(1);
      await user.click(await screen.findByRole('button', { name: texts.create }));
      const creation = await dialog(texts.create);
      for (const language of ['English', 'Macedonian'])
        expect(within(creation).getByRole('group', { name: language })).toBeVisible();
      await user.click(within(creation).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(creation).not.toBeInTheDocument());

      const form = await openEdit(user);
      expect(inputOf(form)).toBeVisible();
      const tabs = within(form).getAllByRole('tab');
      expect(tabs.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^English/),
        expect.stringMatching(/^Macedonian/),
      ]);
      await user.click(tabs[1] as HTMLElement);
      expect(inputOf(form)).not.toBeVisible();
      expect(within(form).getByLabelText(field.label.replace('EN', 'MK'), { exact: false })).toBeVisible();
    });

    test('[S-02] [X-01] [A-16] a failed create says why and keeps the form', async () => {
      const { api, user } = open(1);
      await user.click(await screen.findByRole('button', { name: texts.create }));
      const form = await dialog(texts.create);
      await specimen.fill(user, form);
      const submit = within(form).getByRole('button', { name: 'Create' });
      for (const [how, text] of [
        [{ status: 500 }, after(500, texts.failure.create)],
        ['silent', texts.failure.create.silent],
        [{ status: 409, body: { code: 'conflict', message: 'The server says why' } }, 'The server says why'],
        [{ status: 409, body: { code: 'conflict', error: 'In the other field' } }, 'In the other field'],
      ] as const) {
        api.fail(calls.create, how);
        await user.click(submit);
        await waitFor(() => expect(within(form).getByRole('alert').textContent).toBe(text));
      }
      api.recover();
      await user.click(submit);
      expect(await screen.findByText(texts.success.created)).toBeVisible();
    });

    test('[X-01] [X-02] [A-16] a failed update says why and keeps what was typed', async () => {
      const { api, user } = open(1);
      const form = await change(user, 'changed');
      for (const [how, text] of [
        [{ status: 500 }, after(500, texts.failure.update)],
        ['silent', texts.failure.update.silent],
      ] as const) {
        api.fail(calls.update, how);
        await user.click(within(form).getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(within(form).getByRole('alert').textContent).toBe(text));
        expect(textIn(inputOf(form))).toBe('changed');
      }
      api.recover();
      await user.click(within(form).getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(texts.success.updated)).toBeVisible();
    });

    test('[V-08] what the server refuses is shown at the field it names, and the input stays', async () => {
      const { api, user } = open(1);
      const form = await change(user, 'changed');
      api.fail(calls.update, {
        status: 422,
        body: { code: 'invalid', message: 'Please check', fields: { [field.path]: 'Not this one' } },
      });
      await user.click(within(form).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(inputOf(form)).toHaveAccessibleDescription(/Not this one/));
      expect(inputOf(form)).toHaveFocus();
      expect(textIn(inputOf(form))).toBe('changed');
    });

    test('[A-17] unsaved input asks before the dialog closes, and before the page goes', async () => {
      const { user } = open(1);
      const leavePage = () => {
        const leaving = new Event('beforeunload', { cancelable: true });
        fireEvent(window, leaving);
        return leaving.defaultPrevented;
      };
      const form = await openEdit(user);
      expect(leavePage()).toBe(false);
      await write(user, inputOf(form), 'x');
      expect(leavePage()).toBe(true);

      await user.keyboard('{Escape}');
      await user.click(within(await dialog('Unsaved changes')).getByRole('button', { name: 'Continue editing' }));
      await waitFor(() => expect(inputOf(form)).toHaveFocus());

      await user.click(within(form).getByRole('button', { name: 'Cancel' }));
      await user.click(within(await dialog('Unsaved changes')).getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(form).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('button', { name: `Edit: ${nameOf(1)}` })).toHaveFocus());
      expect(leavePage()).toBe(false);
    });

    test('[A-17] unsaved input asks before another screen comes', async () => {
      const { user, router } = open(1);
      const form = await openEdit(user);
      await write(user, inputOf(form), 'x');
      await act(() => router.navigate('/elsewhere'));
      await user.click(within(await dialog('Unsaved changes')).getByRole('button', { name: 'Discard' }));
      expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    test('[K-23] a form says when its row was made and saved last, and by whom', async () => {
      const { user } = open(1);
      const said = /^Created \d\d\/\d\d\/\d{4} \d\d:\d\d by Ana · Saved \d\d\/\d\d\/\d{4} \d\d:\d\d by Boris$/;
      expect(await within(await openEdit(user)).findByText(said)).toBeVisible();
    });

    test('[A-17] a form that nobody has changed closes without a question, and cannot be saved', async () => {
      const { user } = open(1);
      const form = await openEdit(user);
      expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
      await write(user, inputOf(form), 'x');
      await takeBack(user, inputOf(form));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(form).not.toBeInTheDocument());
    });
  });
}
