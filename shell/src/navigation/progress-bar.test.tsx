import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@varda/platform/router';
import { renderPage } from '@varda/remote-kit/testing/render-page.tsx';
import en from '../texts/en.ts';
import { ProgressBar } from './progress-bar.tsx';

test('[A-01] the line of a page on its way is a live region, as it stands in no landmark', async () => {
  const page = (
    <>
      <ProgressBar />
      <Link to="/next">Next</Link>
    </>
  );
  renderPage(page, {
    ...{ name: 'shell', texts: en, pattern: '/' },
    others: [{ path: '/next', loader: () => new Promise(() => {}), element: null }],
  });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('progressbar', { name: en.loading })).toHaveAttribute('aria-live', 'polite');
});
