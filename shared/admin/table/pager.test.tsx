import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { Pager } from './pager.tsx';

const asked = jest.fn();

function Page() {
  const [state, setState] = useState({ page: 1, limit: 5 });
  function change(part: Partial<typeof state>) {
    asked(part);
    setState((before) => ({ ...before, ...part }));
  }
  return (
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      <Pager list={{ state, totalCount: 9, change }} />
    </TextsOfResource>
  );
}

test('[A-02] [K-27] the buttons that lead to the first and the last page keep the focus there, and do no more', async () => {
  const texts = { en: { admin: en }, mk: { admin: mk } };
  renderAdmin({ Page, pattern: '/notes', path: '/notes', namespace: 'sample', texts });
  const user = userEvent.setup({ delay: null });
  for (const [name, range, page] of [
    ['Next page', '6–9 of 9', 2],
    ['Previous page', '1–5 of 9', 1],
  ] as const) {
    asked.mockClear();
    const button = screen.getByRole('button', { name });
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    expect(screen.getByText(range)).toBeVisible();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('data-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(asked.mock.calls).toEqual([[{ page }]]);
  }
});
