import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { focusHeadingAfter } from './focus-heading.ts';

function Notice({ failed }: { failed: boolean }) {
  return failed ? (
    <button type="button" ref={focusHeadingAfter}>
      Try again
    </button>
  ) : (
    <p>Rows</p>
  );
}

const page = (part: ReactNode) => (
  <main>
    <h1>Page</h1>
    {part}
  </main>
);

test.each([
  [
    'a section',
    (notice: ReactNode) =>
      page(
        <section>
          <h2>Part</h2>
          {notice}
        </section>,
      ),
    'Part',
  ],
  ['a page', page, 'Page'],
  ['a section without a heading', (notice: ReactNode) => page(<section>{notice}</section>), 'Page'],
])('[A-01] [N-04] a retry that brings what was missing in %s leaves the focus at its heading', (_, within, heading) => {
  const { rerender } = render(within(<Notice failed />));
  const button = screen.getByRole('button');
  button.focus();
  rerender(within(<Notice failed />));
  expect(button).toHaveFocus();
  rerender(within(<Notice failed={false} />));
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
});

test('[A-01] [N-04] whoever has gone elsewhere meanwhile stays there', () => {
  const { rerender } = render(page(<Notice failed />));
  rerender(page(<Notice failed={false} />));
  expect(document.body).toHaveFocus();
});
