import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Failure } from '../resource/resource-texts.tsx';
import { takeBack, textIn, write } from './input.ts';
import { describeKeptWork } from './kept-work-contract.tsx';
import { upTo } from './rows.ts';
import { type Specimen, screenOf } from './specimen-screen.tsx';

/** What every screen on the engine keeps to; a resource tests its own oddities beside it. */
export function describeResource(specimen: Specimen): void {
  const { name, row, nameOf, calls, sort, field } = specimen;
  const { texts, open, shown, after, lastOf, dialog, inputOf, openEdit, change } = screenOf(specimen);

  describe(`${name}: what every screen does`, () => {
    test('[A-02] [A-05] shows five rows of the default sort, and other sizes, pages and sorts by the address', async () => {
      const { api, user, search } = open(12);
      await shown(1);
      expect(screen.getByText('1–5 of 12')).toBeVisible();
      expect(lastOf(api, calls.list).query.toString()).toContain(sort.own);

      await user.click(screen.getByRole('button', { name: 'Page 3' }));
      await shown(11);
      expect(search()).toBe('?page=3');

      await user.selectOptions(screen.getByLabelText('Rows per page'), '10');
      await screen.findByText('1–10 of 12');
      expect(search()).toBe('?limit=10');

      await user.click(screen.getByRole('button', { name: sort.column }));
      await waitFor(() => expect(lastOf(api, calls.list).query.toString()).toContain(sort.other));
      expect(screen.getByRole('columnheader', { name: sort.column })).toHaveAttribute('aria-sort', 'ascending');
      expect(search()).toBe(`?limit=10&${sort.other}`);
    });

    test('[A-02] an address leads to its rows, and nonsense in it to the first page', async () => {
      open(12, { search: '?page=2&limit=10' });
      await shown(11);
      expect(screen.getByText('11–12 of 12')).toBeVisible();
    });

    test('[A-02] what makes no sense in an address counts as not said', async () => {
      const { api } = open(12, { search: '?page=-1&limit=7&sortBy=password&sortOrder=up' });
      await screen.findByText('1–5 of 12');
      expect(lastOf(api, calls.list).query.toString()).toContain(sort.own);
    });

    test('[A-02] a page beyond the end is the last one', async () => {
      const { search } = open(12, { search: '?page=99' });
      await screen.findByText('11–12 of 12');
      expect(search()).toBe('?page=3');
    });

    test('[A-01] [A-03] the search is typed once, asked once, kept in the address, and may find nothing', async () => {
      const { api, user, search } = open(12, { search: '?page=2' });
      await shown(6);
      await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zzz');
      expect(await screen.findByText('No items found')).toBeVisible();
      expect(search()).toBe('?search=zzz');
      const searched = api.callsOf(calls.list).filter(({ query }) => query.has('search'));
      expect(searched.map(({ query }) => query.get('search'))).toEqual(['zzz']);

      await user.click(screen.getByRole('button', { name: 'Clear the search' }));
      await shown(1);
    });

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

    test('[A-02] [X-02] deleting the last row of a page goes one page back', async () => {
      const { user, search } = open(6, { search: '?page=2' });
      await shown(6);
      await user.click(screen.getByRole('button', { name: `Delete: ${nameOf(6)}` }));
      const question = await dialog('Delete');
      expect(question).toHaveTextContent('Are you sure you want to delete this item?');
      await user.click(within(question).getByRole('button', { name: 'Delete' }));

      expect(await screen.findByText(texts.success.deleted)).toBeVisible();
      await screen.findByText('1–5 of 5');
      expect(search()).toBe('');
    });

    test('[A-01] [A-02] [X-01] several rows go with one question; what fails is told per row, the rest goes through', async () => {
      const { api, user, search } = open(7, { search: '?page=2' });
      await shown(6);
      const box = (n: number) => screen.getByRole('checkbox', { name: `Select: ${nameOf(n)}` });
      await user.click(box(6));
      await user.click(screen.getByRole('button', { name: 'Page 1' }));
      await shown(1);
      // From the second to the fourth, and back to three: a range both ways.
      await user.click(box(2));
      await user.keyboard('{Shift>}');
      await user.click(box(4));
      await user.keyboard('{/Shift}');
      expect(upTo(5).map((n) => (box(n) as HTMLInputElement).checked)).toEqual([false, true, true, true, false]);
      await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
      expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('6 selected');

      api.fail(`${calls.delete}/${row(3)._id}`, { status: 409, body: { error: 'conflict', message: 'Still needed' } });
      await user.click(screen.getByRole('button', { name: 'Delete selected' }));
      const question = await dialog('Delete');
      expect(question).toHaveTextContent('Are you sure you want to delete 6 items?');
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      const alert = await within(question).findByRole('alert');
      expect(alert).toHaveTextContent(`1 item could not be deleted${nameOf(3)}: Still needed`);
      expect(await screen.findByText('5 items deleted')).toBeVisible();
      expect(api.callsOf(calls.delete)).toHaveLength(6);

      api.recover();
      await user.click(within(question).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      await screen.findByText('1–1 of 1');
      expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
      expect(search()).toBe('');
    });

    test('[A-07] a deleted row leaves the list before it is loaded anew', async () => {
      const { api, user } = open(3);
      await shown(2);
      await user.click(screen.getByRole('button', { name: `Delete: ${nameOf(2)}` }));
      const question = await dialog('Delete');
      const answerList = api.hold(calls.list);
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      await screen.findByText(texts.success.deleted);
      expect(screen.queryByText(nameOf(2), { selector: 'td *' })).not.toBeInTheDocument();
      expect(screen.getByText('1–2 of 2')).toBeVisible();
      answerList();
      await shown(3);
    });

    const failures: [string, Failure][] = Object.entries(texts.failure);

    test.each(failures.filter(([call]) => call === 'list'))(
      '[A-03] [X-01] rows that could not be loaded: the text in place of the table, and a retry that works',
      async (_, failure) => {
        const { api, user } = open(3);
        await shown(1);
        api.fail(calls.list, { status: 404 });
        await user.click(screen.getByRole('button', { name: sort.column }));
        expect(await screen.findByRole('alert')).toHaveTextContent(failure.answered);
        expect(screen.queryByRole('table')).not.toBeInTheDocument();

        api.fail(calls.list, 'silent');
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${failure.silent}$`)), {
          timeout: 3000,
        });

        api.recover();
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        await shown(1);
      },
    );

    test('[X-01] [A-16] a failed create says why and keeps the form', async () => {
      const { api, user } = open(1);
      await user.click(await screen.findByRole('button', { name: texts.create }));
      const form = await dialog(texts.create);
      await specimen.fill(user, form);
      const submit = within(form).getByRole('button', { name: 'Create' });
      for (const [how, text] of [
        [{ status: 500 }, after(500, texts.failure.create)],
        ['silent', texts.failure.create.silent],
        [{ status: 409, body: { error: 'conflict', message: 'The server says why' } }, 'The server says why'],
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

    test('[X-01] a failed delete says why and keeps the row', async () => {
      const { api, user } = open(1);
      await user.click(await screen.findByRole('button', { name: `Delete: ${nameOf(1)}` }));
      const question = await dialog('Delete');
      for (const [how, text] of [
        [{ status: 500 }, after(500, texts.failure.delete)],
        ['silent', texts.failure.delete.silent],
      ] as const) {
        api.fail(calls.delete, how);
        await user.click(within(question).getByRole('button', { name: 'Delete' }));
        await waitFor(() => expect(within(question).getByRole('alert').textContent).toBe(text));
      }
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      expect(screen.getByText(nameOf(1))).toBeVisible();
    });

    test('[V-08] what the server refuses is shown at the field it names, and the input stays', async () => {
      const { api, user } = open(1);
      const form = await change(user, 'changed');
      api.fail(calls.update, {
        status: 422,
        body: { error: 'invalid', message: 'Please check', fields: { [field.path]: 'Not this one' } },
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
      expect(inputOf(form)).toBeVisible();

      await user.click(within(form).getByRole('button', { name: 'Cancel' }));
      await user.click(within(await dialog('Unsaved changes')).getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(form).not.toBeInTheDocument());
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

    test('[A-17] a form that nobody has changed closes without a question, and cannot be saved', async () => {
      const { user } = open(1);
      const form = await openEdit(user);
      expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
      await write(user, inputOf(form), 'x');
      await takeBack(user, inputOf(form));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(form).not.toBeInTheDocument());
    });

    if (field.path.endsWith('.en'))
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

    test('[A-03] dates are written DD/MM/YYYY HH:mm, and nobody sees ids', async () => {
      open(1);
      await shown(1);
      expect(screen.getAllByText(/^\d{2}\/\d{2}\/2026 \d{2}:\d{2}$/)[0]).toBeVisible();
      expect(screen.queryByText(row(1)._id)).not.toBeInTheDocument();
    });
  });

  describeKeptWork(specimen);
}
