import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import CareersPage from './careers.page.tsx';

const vacancy = (number: number, jobType = '') => ({
  _id: `id-${number}`,
  vacancy: { en: `Position ${number}`, mk: `Позиција ${number}` },
  shortDescription: { en: 'In short', mk: 'Накратко' },
  description: { en: '<p>All of it</p>', mk: '<p>Сѐ</p>' },
  department: { en: 'Sales', mk: 'Продажба' },
  active: { en: true, mk: true },
  jobType,
  createdBy: null,
  updatedBy: null,
  createdAt: '2026-11-21T07:46:00.000Z',
  updatedAt: '2026-11-21T07:46:00.000Z',
});

const all = Array.from({ length: 13 }, (_, place) => vacancy(place + 1));

/** Answers the way the api does: page by page. */
function answerWith(vacancies: readonly unknown[]) {
  return answerCalls(({ pathname, searchParams }) => {
    if (pathname === '/api/products/all') return [];
    const start = (Number(searchParams.get('page')) - 1) * 6;
    return { careers: vacancies.slice(start, start + 6), totalCount: vacancies.length };
  });
}

const cards = () => screen.queryAllByRole('link', { name: /Position/ });
const more = (name: RegExp) => screen.findByRole('button', { name });

test('[P-09] six vacancies are shown, and six more at a time until all are there; the focus goes on to the first new one', async () => {
  const calls = answerWith(all);
  renderSite(<CareersPage />);
  const button = await more(/Load more \(6 of 13\)/);
  expect(cards()).toHaveLength(6);
  expect(screen.getByText('Showing 6 of 13')).toHaveAttribute('data-print', 'only');
  expect(cards()[0]).toHaveAttribute('href', '/careers/id-1');
  expect(calls).toContain('/adminCareer?lang=en&active=true&page=1&limit=6&sortBy=createdAt&sortOrder=desc');

  await userEvent.click(button);
  await more(/12 of 13/);
  expect(cards()[6]).toHaveFocus();
  await userEvent.click(button);
  await waitFor(() => expect(cards()).toHaveLength(13));
  expect(screen.queryByRole('button')).toBeNull();
  expect(cards()[12]).toHaveFocus();
});

test('[P-09] [P-13] a return from another document shows as many vacancies as before', async () => {
  answerWith(all);
  const { unmount } = renderSite(<CareersPage />);
  await userEvent.click(await more(/6 of 13/));
  await more(/12 of 13/);
  unmount();
  renderSite(<CareersPage />);
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(document.body).toHaveFocus();
});

test.each([
  ['en', 'No open positions at the moment.'],
  ['mk', 'Во моментов нема отворени позиции.'],
] as const)('[P-09] without vacancies it says so in %s', async (language, text) => {
  answerWith([]);
  renderSite(<CareersPage />, { language });
  expect(await screen.findByText(text)).toBeVisible();
});

test('[P-09] a list that could not be loaded is said, and asked for again', async () => {
  let fails = true;
  answerCalls(({ pathname }) => {
    if (pathname === '/api/products/all') return [];
    if (fails) throw new TypeError('offline');
    return { careers: all.slice(0, 2), totalCount: 2 };
  });
  renderSite(<CareersPage />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load careers. Please try again later.');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
});

test('[P-09] a type of employment is translated where it is known', async () => {
  answerWith([vacancy(1, 'Full-time'), vacancy(2, 'По договор')]);
  renderSite(<CareersPage />, { language: 'mk' });
  expect(await screen.findByText('Полно работно време')).toBeVisible();
  expect(screen.getByText('По договор')).toBeVisible();
});
