import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Failure } from '../resource/resource-texts.tsx';
import { testColumns } from './columns-contract.tsx';
import { testDeletions } from './deletions-contract.tsx';
import type { Call } from './fake-api.ts';
import { type Specimen, screenOf } from './specimen-screen.tsx';

/** What every list keeps to: its sort and its export; of the one that proves the engine its address, filters, deletions and columns, too. */
export function describeList(specimen: Specimen): void {
  const { name, row, nameOf, calls, sort } = specimen;
  const { texts, open, shown, lastOf } = screenOf(specimen);

  describe(`${name}: the list`, () => {
    afterEach(() => jest.useRealTimers());

    test('[A-05] [E-08] the list has its default sort and another one by the address, and is exported as that has it', async () => {
      const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      const { api, user, search } = open(2, { search: '?search=1' });
      await shown(1);
      expect(lastOf(api, calls.list).query.toString()).toContain(sort.own);
      await user.click(screen.getByRole('button', { name: sort.column }));
      await waitFor(() => expect(lastOf(api, calls.list).query.toString()).toContain(sort.other));
      expect(search()).toBe(`?search=1&${sort.other}`);
      await user.click(screen.getByRole('button', { name: /^Export/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Export as Excel file' }));
      await waitFor(() => expect(saved).toHaveBeenCalled());
      const [{ path, query }] = api.callsOf('GET /sheets/') as [Call];
      expect(path).toMatch(/^\/sheets\/[\w-]+\/export$/);
      expect(query.toString()).toContain(`search=1&${sort.other}&lang=en`);
      expect(query.get('format')).toBe('xlsx');
    });

    if (!specimen.provesEngine) return;

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

    testDeletions(specimen);
    testColumns(specimen);

    test('[E-09] filters count together, stand in the address as chips that can be removed, and in the export', async () => {
      const { api, user, search } = open(12, { search: '?page=2' });
      await shown(6);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      const choice = await screen.findByRole('dialog');
      const from = within(choice).getByLabelText('Created from');
      fireEvent.change(from, { target: { value: '2026-11-01' } });
      await waitFor(() => expect(search()).toBe('?createdFrom=2026-11-01'));
      const person = within(choice).getByLabelText('Updated by');
      await within(person).findByRole('option', { name: 'Boris' });
      await user.selectOptions(person, 'Boris');
      await user.selectOptions(within(choice).getByLabelText('Translation'), 'Macedonian is missing');
      const wanted = 'translation=missing-mk&updatedBy=boris&createdFrom=2026-11-01';
      await waitFor(() => expect(lastOf(api, calls.list).query.toString()).toContain(wanted));
      await user.keyboard('{Escape}');
      const button = screen.getByRole('button', { name: 'Filters: 3' });
      await waitFor(() => expect(button).toHaveFocus());
      expect(screen.getByText('12 rows')).toBeVisible();
      // The pager says it to screen readers, once.
      expect(screen.getAllByRole('status').filter((told) => told.textContent?.includes('12'))).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Remove the filter: Updated by: Boris' }));
      expect(screen.getByRole('button', { name: /^Remove the filter: Created from/ })).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Remove the filter: Translation: Macedonian is missing' }));
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
