import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type Specimen, screenOf } from './specimen-screen.tsx';

/** What the choice of columns of a list keeps to. */
export function testColumns(specimen: Specimen): void {
  const { open, shown } = screenOf(specimen);

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
    const wanted = ['Created by', 'Updated by'];
    for (const label of wanted) await user.click(within(choice).getByRole('checkbox', { name: label }));
    expect(others.length).toBeGreaterThan(wanted.length);
    await user.click(first as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus());
    expect(headers()).toHaveLength(before.length - 1 + wanted.length);
    expect(await screen.findAllByText('Ana', { selector: 'td *' })).toHaveLength(2);
    expect(screen.getAllByText('Boris', { selector: 'td *' })).toHaveLength(2);
    expect(api.callsOf('GET /stamps')).toHaveLength(1);

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
}
