import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Failure } from '../resource/resource-texts.tsx';
import type { Call } from './fake-api.ts';
import { upTo } from './rows.ts';
import { type Specimen, screenOf } from './specimen-screen.tsx';

/** What every list keeps to: its address, its sort, its selection, its deletions. */
export function describeList(specimen: Specimen): void {
  const { name, row, nameOf, calls, sort } = specimen;
  const { texts, open, shown, after, lastOf, dialog } = screenOf(specimen);

  describe(`${name}: the list`, () => {
    afterEach(() => jest.useRealTimers());

    test('[A-02] [A-05] shows five rows of the default sort, and other sizes, pages and sorts by the address', async () => {
      const { api, user, search } = open(12);
      await shown(1);
      expect(screen.getByText('1–5 of 12')).toBeVisible();
      const sizes = within(screen.getByLabelText('Rows per page')).getAllByRole('option');
      expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '10', '25']);
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

    test('[E-08] the list is exported as the address has it', async () => {
      const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      const { api, user } = open(2, { search: `?${sort.other}&search=1` });
      await shown(1);
      await user.click(screen.getByRole('button', { name: /^Export/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Export as Excel file' }));
      await waitFor(() => expect(saved).toHaveBeenCalled());
      const [{ path, query }] = api.callsOf('GET /sheets/') as [Call];
      expect(path).toMatch(/^\/sheets\/[\w-]+\/export$/);
      expect(query.toString()).toContain(`search=1&${sort.other}&lang=en`);
      expect(query.get('format')).toBe('xlsx');
    });

    if (!specimen.provesEngine) return;

    test('[E-09] filters count together, stand in the address as chips that can be removed, and in the export', async () => {
      const { api, user, search } = open(12, { search: '?page=2' });
      await shown(6);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      const choice = await screen.findByRole('dialog');
      const from = within(choice).getByLabelText('Created from');
      fireEvent.change(from, { target: { value: '2026-11-01' } });
      await waitFor(() => expect(search()).toBe('?createdFrom=2026-11-01'));
      const person = within(choice).queryByLabelText('Updated by');
      if (person) {
        await within(person).findByRole('option', { name: 'Boris' });
        await user.selectOptions(person, 'Boris');
        await user.selectOptions(within(choice).getByLabelText('Translation'), 'Macedonian is missing');
      }
      const wanted = person
        ? 'translation=missing-mk&updatedBy=boris&createdFrom=2026-11-01'
        : 'createdFrom=2026-11-01';
      await waitFor(() => expect(lastOf(api, calls.list).query.toString()).toContain(wanted));
      await user.keyboard('{Escape}');
      const button = screen.getByRole('button', { name: `Filters: ${person ? 3 : 1}` });
      await waitFor(() => expect(button).toHaveFocus());
      expect(screen.getByText('12 rows')).toBeVisible();
      if (person) {
        const byBoris = screen.getByRole('button', { name: 'Remove the filter: Updated by: Boris' });
        await user.click(byBoris);
        expect(screen.getByRole('button', { name: /^Remove the filter: Created from/ })).toHaveFocus();
        await user.click(screen.getByRole('button', { name: 'Remove the filter: Translation: Macedonian is missing' }));
      }
      await user.click(screen.getByRole('button', { name: 'Remove the filter: Created from: 01/11/2026' }));
      await waitFor(() => expect(search()).toBe(''));
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });

    test('[A-02] rows of the last visit are there at once, marked as old until they are loaded anew', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      const { api, router } = open(2);
      await shown(1);
      await act(() => router.navigate(-1));
      await act(() => jest.advanceTimersByTimeAsync(50 * 60_000));
      const answerList = api.hold(calls.list);
      await act(() => router.navigate(1));
      expect(screen.getByText(nameOf(1))).toBeVisible();
      expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
      answerList();
      await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
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
      expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
      await shown(1);
    });

    test('[A-02] [K-27] [X-02] deleting the last row of a page goes one page back, to the row before', async () => {
      const { user, search } = open(6, { search: '?page=2' });
      await shown(6);
      await user.click(screen.getByRole('button', { name: `Delete: ${nameOf(6)}` }));
      const question = await dialog('Delete');
      expect(question).toHaveTextContent('Are you sure you want to delete this item?');
      await user.click(within(question).getByRole('button', { name: 'Delete' }));

      expect(await screen.findByText(texts.success.deleted)).toBeVisible();
      await screen.findByText('1–5 of 5');
      expect(search()).toBe('');
      await waitFor(() => expect((document.activeElement as HTMLElement).closest('tr')).toHaveTextContent(nameOf(5)));
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

      api.fail(`${calls.delete}/${row(3)._id}`, { status: 409, body: { code: 'conflict', message: 'Still needed' } });
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

    test('[A-07] [K-27] a deleted row leaves the list before it is loaded anew; the one that took its place has the focus', async () => {
      const { api, user } = open(3);
      await shown(2);
      await user.click(screen.getByRole('button', { name: `Delete: ${nameOf(2)}` }));
      const question = await dialog('Delete');
      const answerList = api.hold(calls.list);
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      await screen.findByText(texts.success.deleted);
      expect(screen.queryByText(nameOf(2), { selector: 'td *' })).not.toBeInTheDocument();
      expect(screen.getByText('1–2 of 2')).toBeVisible();
      const next = screen.getByRole('button', { name: `Delete: ${nameOf(3)}` }).closest('tr');
      await waitFor(() => expect(next).toHaveFocus());
      answerList();
      await shown(3);
      expect(next).toHaveFocus();
    });

    test('[A-02] [K-22] a row that is gone already leaves the list: its delete is done, alone and among several', async () => {
      const { api, user, deleteElsewhere } = open(4);
      const cellOf = (n: number) => screen.queryByText(nameOf(n), { selector: 'td *' });
      await shown(2);
      await user.click(screen.getByRole('button', { name: `Delete: ${nameOf(2)}` }));
      const question = await dialog('Delete');
      const confirm = within(question).getByRole('button', { name: 'Delete' });
      api.fail(calls.delete, 'silent');
      deleteElsewhere(2);
      await user.click(confirm);
      await within(question).findByRole('alert');
      await waitFor(() => expect(cellOf(2)).not.toBeInTheDocument());
      const gone = { status: 404, body: { code: 'not_found', message: 'Not found' } };
      api.fail(calls.delete, gone);
      await user.click(confirm);
      expect(await screen.findByText(texts.success.deleted)).toBeVisible();
      await waitFor(() => expect(question).not.toBeInTheDocument());

      api.recover();
      api.fail(`${calls.delete}/${row(3)._id}`, gone);
      deleteElsewhere(3);
      for (const n of [3, 4]) await user.click(screen.getByRole('checkbox', { name: `Select: ${nameOf(n)}` }));
      await user.click(screen.getByRole('button', { name: 'Delete selected' }));
      await user.click(within(await dialog('Delete')).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('2 items deleted')).toBeVisible();
      await screen.findByText('1–1 of 1');
    });

    test('[A-02] a row of several that could not be deleted is loaded anew', async () => {
      const { api, user, deleteElsewhere } = open(2);
      await shown(1);
      await user.click(screen.getByRole('checkbox', { name: `Select: ${nameOf(1)}` }));
      await user.click(screen.getByRole('button', { name: 'Delete selected' }));
      const question = await dialog('Delete');
      api.fail(calls.delete, 'silent');
      deleteElsewhere(1);
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      await within(question).findByRole('alert');
      await screen.findByText('1–1 of 1');
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
        await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${failure.silent}$`)));

        api.recover();
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        await shown(1);
      },
    );

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

    test('[K-23] [E-09] who made and who saved a row are columns that can be chosen by keyboard, kept in this browser', async () => {
      const { api, user } = open(2);
      await shown(2);
      const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
      const before = headers();
      expect(api.callsOf('GET /stamps')).toEqual([]);
      act(() => screen.getByRole('button', { name: 'Columns' }).focus());
      expect(screen.getByRole('button', { name: 'Columns' })).toHaveAttribute('aria-expanded', 'false');
      await user.keyboard('{Enter}');
      const choice = await screen.findByRole('dialog', { name: 'Columns' });
      await waitFor(() => expect(choice).toContainElement(document.activeElement as HTMLElement));
      const [first, ...others] = within(choice)
        .getAllByRole('checkbox')
        .filter((box) => !(box as HTMLInputElement).disabled);
      expect(first).toBeChecked();
      expect(first).toHaveFocus();
      const wanted = specimen.namesPeople ? [] : ['Created by', 'Updated by'];
      for (const label of wanted) await user.click(within(choice).getByRole('checkbox', { name: label }));
      expect(others.length).toBeGreaterThan(wanted.length);
      await user.click(first as HTMLElement);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus());
      expect(headers()).toHaveLength(before.length - 1 + wanted.length);
      if (wanted.length > 0) {
        expect(await screen.findAllByText('Ana', { selector: 'td *' })).toHaveLength(2);
        expect(screen.getAllByText('Boris', { selector: 'td *' })).toHaveLength(2);
        expect(api.callsOf('GET /stamps')).toHaveLength(1);
      }

      const chosen = headers();
      cleanup();
      open(2);
      await shown(2);
      expect(headers()).toEqual(chosen);
    });

    test('[E-09] columns are put in another order by keyboard, which keeps the focus, and all is as at first again', async () => {
      const { user } = open(2);
      await shown(2);
      const headers = () =>
        screen
          .getAllByRole('columnheader')
          .map((head) => head.getAttribute('aria-label'))
          .filter((label) => label !== null);
      const before = headers();
      const moved = before[0] ?? '';
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      const choice = await screen.findByRole('dialog', { name: 'Columns' });
      const inside = within(choice);
      expect(inside.getByRole('checkbox', { name: moved })).toBeDisabled();
      const down = () => inside.getByRole('button', { name: `Move ${moved} down` });
      act(() => down().focus());
      expect(await screen.findByRole('tooltip')).toHaveTextContent(`Move ${moved} down`);
      const items = inside.getAllByRole('listitem').length;
      for (let press = 0; press < items + 1; press += 1) await user.keyboard('{Enter}');
      expect(down()).toHaveFocus();
      expect(down()).toHaveAttribute('aria-disabled', 'true');
      expect(inside.getByRole('status')).toHaveTextContent(`${moved}: column ${items} of ${items}`);
      expect(headers()).toEqual([...before.slice(1), moved]);
      cleanup();
      const again = open(2);
      await shown(2);
      expect(headers()).toEqual([...before.slice(1), moved]);
      await again.user.click(screen.getByRole('button', { name: 'Columns' }));
      await again.user.click(await screen.findByRole('button', { name: 'Reset to default' }));
      expect(screen.getByRole('button', { name: 'Reset to default' })).toHaveFocus();
      expect(headers()).toEqual(before);
    });

    test('[E-09] a filter that leaves nothing says so, and leads back to all rows', async () => {
      const { user, search } = open(0, { search: '?updatedTo=2020-01-01&createdFrom=2020-02-31&updatedBy=%3Cb%3E' });
      expect(await screen.findByText('No row matches the filters.')).toBeVisible();
      expect(screen.getAllByRole('button', { name: /^Remove the filter/ })).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Show all' }));
      await waitFor(() => expect(search()).not.toContain('updatedTo'));
    });

    test('[A-03] rows that are on their way are announced, dates are written DD/MM/YYYY HH:mm, and nobody sees ids', async () => {
      open(1);
      expect(screen.getByText('Loading…')).toBeInTheDocument();
      await shown(1);
      expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
      const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
      for (const hidden of ['_id', '__v', 'category', 'active'])
        expect(titles.join()).not.toMatch(new RegExp(`\\b${hidden}\\b`, 'i'));
      expect(screen.getAllByText(/^\d{2}\/11\/2026 \d{2}:\d{2}$/)[0]).toBeVisible();
      expect(screen.queryByText(row(1)._id)).not.toBeInTheDocument();
    });
  });
}
