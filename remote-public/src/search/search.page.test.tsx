import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mostResults } from '@varda/contract/bounds';
import { Link, useNavigate } from '@varda/platform/router';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import SearchPage from './search.page.tsx';

beforeEach(() => void answerCalls(() => ({ results: [] })));
afterEach(() => void jest.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

function SearchWithBar() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/search">Bar</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <SearchPage />
    </>
  );
}

test('[B-03] a link to the search and Back bring the question of their entry into the field; what is typed stays', async () => {
  renderSite(<SearchWithBar />, { path: '/search?q=galapro' });
  expect(field()).toHaveValue('galapro');
  await userEvent.click(screen.getByRole('link', { name: 'Bar' }));
  expect(field()).toHaveValue('');
  await userEvent.type(field(), 'cream ');
  await screen.findByText('Nothing was found for “cream”.');
  expect(field()).toHaveValue('cream ');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(field()).toHaveValue('galapro');
});

test('[B-03] an address with a character that nobody types is searched without it', async () => {
  renderSite(<SearchPage />, { path: '/search?q=cre%00am' });
  expect(await screen.findByText('Nothing was found for “cream”.')).toBeVisible();
  expect(field()).toHaveValue('cream');
});

test('[B-03] where there may be more than are shown, that is said in place of a number', async () => {
  const results = Array.from({ length: mostResults }, (_, n) => ({
    kind: 'product',
    id: `${n}`,
    title: 'A',
    text: '',
  }));
  answerCalls(() => ({ results }));
  renderSite(<SearchPage />, { path: '/search?q=tablet' });
  expect(await screen.findByText('The first 30 results are shown. Add a word to narrow them down.')).toBeVisible();
});

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
