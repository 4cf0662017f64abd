import { screen, waitFor, within } from '@testing-library/react';
import { pressTwice } from './input.ts';
import { upTo } from './rows.ts';
import { type Specimen, screenOf } from './specimen-screen.tsx';

/** What deleting rows of a list keeps to, one or several. */
export function testDeletions(specimen: Specimen): void {
  const { row, nameOf, calls } = specimen;
  const { texts, open, shown, after, dialog } = screenOf(specimen);

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

  test('[A-01] [A-02] [X-01] several rows go with one question; what fails is shown per row, the rest goes through', async () => {
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
    await pressTwice(within(question).getByRole('button', { name: 'Delete' }));
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
}
