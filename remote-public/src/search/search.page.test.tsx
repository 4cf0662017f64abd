import { act, fireEvent, screen } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import SearchPage from './search.page.tsx';

beforeEach(() => void answerCalls(() => ({ results: [] })));
afterEach(() => void jest.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

test('[B-03] a page that is chosen right after a key opens, and the search does not take its place', async () => {
  jest.useFakeTimers();
  const rows = Promise.withResolvers<null>();
  const others = [{ path: '/contacts', loader: () => rows.promise, element: <h1>Contacts</h1> }];
  renderSite(<SearchPage />, { path: '/search', pattern: '/search', others });
  const link = await screen.findByRole('link', { name: 'Write to us' });
  fireEvent.change(field(), { target: { value: 'c' } });
  fireEvent.click(link);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  rows.resolve(null);
  expect(await screen.findByRole('heading', { name: 'Contacts' })).toBeVisible();
});
