import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from '@varda/platform/router';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import { DosageSection } from './dosage-section.tsx';

const entry = (en: string, mk = '') => ({
  _id: en,
  name: { en, mk },
  text: { en: `<p>${en} text</p>`, mk: '' },
  image: null,
  picture: null,
  createdAt: '2026-11-21T07:46:00.000Z',
  updatedAt: '2026-11-21T07:46:00.000Z',
});

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('[P-04] the newest come first, and another order asks again', async () => {
  const calls = answerCalls((url) =>
    url.searchParams.get('sortBy') === 'name' ? [entry('Drops'), entry('Tablets')] : [entry('Tablets'), entry('Drops')],
  );
  renderSite(<DosageSection />);
  expect(await screen.findByText('Tablets')).toBeVisible();
  expect(calls).toEqual(['/dosage?sortBy=createdAt&sortOrder=desc&lang=en']);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  await waitFor(() => expect(names()).toEqual(['Drops', 'Tablets']));
  expect(calls.at(-1)).toBe('/dosage?sortBy=name&sortOrder=asc&lang=en');
});

test('[P-04] a word that is typed is asked for once', async () => {
  const calls = answerCalls((url) => (url.searchParams.has('search') ? [entry('Syrup')] : [entry('Tablets')]));
  renderSite(<DosageSection />);
  await screen.findByText('Tablets');

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the guides' }), 'syrup');
  await waitFor(() => expect(names()).toEqual(['Syrup']));
  expect(calls.filter((call) => call.includes('search'))).toEqual([
    '/dosage?search=syrup&sortBy=createdAt&sortOrder=desc&lang=en',
  ]);
});

test('[P-04] [P-13] the search and the order outlive another page, and are those of the address', async () => {
  const calls = answerCalls((url) => (url.searchParams.has('search') ? [entry('Syrup')] : [entry('Tablets')]));
  const Guides = () => (
    <>
      <DosageSection />
      <Link to="/careers">Leave</Link>
      <Link to="/">Begin anew</Link>
    </>
  );
  function Other() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    );
  }
  renderSite(<Guides />, { path: '/?order=oldest', pattern: '/', others: [{ path: '/careers', element: <Other /> }] });
  await screen.findByText('Tablets');
  expect(calls).toEqual(['/dosage?sortBy=createdAt&sortOrder=asc&lang=en']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the guides' }), 'syrup');
  await waitFor(() => expect(names()).toEqual(['Syrup']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
  await waitFor(() => expect(calls.at(-1)).toBe('/dosage?search=syrup&sortBy=name&sortOrder=desc&lang=en'));

  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('searchbox', { name: 'Search the guides' })).toHaveValue('syrup');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('nameDown');
  expect(names()).toEqual(['Syrup']);

  await userEvent.click(screen.getByRole('link', { name: 'Begin anew' }));
  await waitFor(() => expect(names()).toEqual(['Tablets']));
  expect(screen.getByRole('searchbox', { name: 'Search the guides' })).toHaveValue('');
});

test('[P-04] the answer to the last filters wins, whenever an earlier one comes', async () => {
  const late = Promise.withResolvers<unknown>();
  answerCalls((url) => {
    const search = url.searchParams.get('search');
    if (search === 'sy') return late.promise;
    return search === 'syrup' ? [entry('Syrup')] : [entry('Tablets')];
  });
  renderSite(<DosageSection />);
  await screen.findByText('Tablets');
  const box = screen.getByRole('searchbox', { name: 'Search the guides' });

  await userEvent.type(box, 'sy');
  expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
  await userEvent.type(box, 'rup');
  await waitFor(() => expect(names()).toEqual(['Syrup']));
  late.resolve([entry('Symptoms')]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names()).toEqual(['Syrup']);
});

test('[P-04] [B-02] what the bootstrap script has hidden is seen as such until React has its answer, and then no more', async () => {
  const answer = Promise.withResolvers<unknown>();
  answerCalls((url) => (url.searchParams.has('search') ? answer.promise : [entry('Tablets'), entry('Sirup')]));
  renderSite(<DosageSection />);
  const [tablets, syrup] = await screen.findAllByRole('listitem');
  if (!tablets || !syrup) throw new Error('There are two guides');
  tablets.hidden = true;
  syrup.hidden = true;
  syrup.style.order = '-1';

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the guides' }), 'syrup');
  expect(tablets).not.toBeVisible();
  answer.resolve([entry('Sirup')]);
  await waitFor(() => expect(syrup).toBeVisible());
  expect(syrup.style.order).toBe('');
  expect(tablets).not.toBeInTheDocument();
});

test('[P-04] a search that finds nothing says so, and can be cleared', async () => {
  answerCalls((url) => (url.searchParams.has('search') ? [] : [entry('Tablets')]));
  renderSite(<DosageSection />);
  await screen.findByText('Tablets');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the guides' }), 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('Tablets')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search the guides' })).toHaveFocus();
});

test('[P-04] [A-02] how many guides are found is said of the answer, not of what was there before', async () => {
  const found = Promise.withResolvers<unknown>();
  const calls = answerCalls((url) =>
    url.searchParams.has('search') ? found.promise : [entry('Tablets'), entry('Drops')],
  );
  renderSite(<DosageSection />);
  await screen.findByText('Tablets');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the guides' }), 'drops');
  await waitFor(() => expect(calls.at(-1)).toContain('search=drops'));
  expect(screen.queryByText(/found$/)).toBeNull();
  found.resolve([entry('Drops')]);
  expect(await screen.findByText('1 guide found')).toBeInTheDocument();
});

test.each([
  ['en', 'No Title', 'mk'],
  ['mk', 'Без наслов', 'en'],
] as const)(
  '[P-03] a name that is missing in %s is "%s"; the text comes in the other language',
  async (language, title, other) => {
    answerCalls(() => [
      { ...entry(''), name: { [language]: '', [other]: 'Other' }, text: { [language]: '', [other]: '<p>Words</p>' } },
    ]);
    renderSite(<DosageSection />, { language });
    const card = (await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement;
    expect(within(card).getByText('Words').parentElement).toHaveAttribute('lang', other);
  },
);
