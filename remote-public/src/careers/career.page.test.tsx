import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Career, careerTexts } from '@varda/contract/vacancies';
import { createQueryClient } from '@varda/platform/query';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import { type PostedMessage, postedMessageKey } from '../contact/contact.queries.ts';
import CareerPage from './career.page.tsx';

const vacancy: Pick<Career, keyof typeof careerTexts> & Partial<Career> = {
  _id: 'id-1',
  vacancy: { en: '', mk: 'Аналитичар' },
  shortDescription: { en: '', mk: 'Накратко' },
  description: { en: '', mk: '<p>Сѐ за <strong>позицијата</strong></p>' },
  department: { en: 'Sales', mk: 'Продажба' },
  active: { en: false, mk: true },
  jobType: 'Internship',
};

function renderCareer(language: 'en' | 'mk', answer: () => unknown) {
  const calls = answerCalls(({ pathname }) => (pathname === '/api/products/all' ? [] : answer()));
  renderSite(<CareerPage />, { language, path: '/careers/id-1', pattern: '/careers/:id' });
  return calls;
}

const refusal = (status: number, error: string) => Response.json({ error, message: 'Server says no' }, { status });

test('[P-10] a vacancy shows title, department and description', async () => {
  const calls = renderCareer('mk', () => vacancy);
  expect(await screen.findByRole('heading', { name: 'Аналитичар', level: 1 })).toBeVisible();
  expect(screen.getByText('Продажба')).toBeVisible();
  expect(screen.getByText('Пракса')).toBeVisible();
  expect(screen.getByText('позицијата').tagName).toBe('STRONG');
  expect(calls).toContain('/adminCareer/id-1?lang=mk&active=true');
});

test.each([
  ['mk', 'Пријавете се', 'Се пријавувам за позицијата „Аналитичар“.'],
  ['en', 'Apply', 'I am applying for the position “Analyst”.'],
] as const)('[P-10] in %s one applies with a form that names the vacancy', async (language, apply, beginning) => {
  const calls = renderCareer(language, () => ({ ...vacancy, vacancy: { en: 'Analyst', mk: 'Аналитичар' } }));
  expect(await screen.findByRole('link', { name: apply })).toHaveAttribute('href', expect.stringMatching(/#apply$/));
  const form = document.querySelector('#apply form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', language === 'mk' ? '/careers/id-1?lang=mk' : '/careers/id-1');
  const message = form.elements.namedItem('message') as HTMLTextAreaElement;
  expect(message.value.trim()).toBe(beginning);
  fireEvent.submit(form);
  await waitFor(() => expect(calls).toContain('/contact'));
});

test('[P-10] who presses Apply goes on from the heading of the form', async () => {
  renderCareer('en', () => ({ ...vacancy, vacancy: { en: 'Analyst', mk: 'Аналитичар' } }));
  fireEvent.click(await screen.findByRole('link', { name: 'Apply' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Apply for this position' })).toHaveFocus();
});

test.each([
  [404, 'not_found', 'en', 'Career not found'],
  [404, 'not_found', 'mk', 'Позицијата не е пронајдена'],
  [422, 'invalid', 'en', 'Career not found'],
  [400, 'malformed', 'en', 'Career not found'],
] as const)('[P-10] status %i %s in %s: %s', async (status, error, language, text) => {
  renderCareer(language, () => refusal(status, error));
  expect(await screen.findByRole('heading', { name: text, level: 1 })).toBeVisible();
});

test('[P-10] [N-04] a vacancy that is public in the other language alone says so, with a link to it', async () => {
  const calls = answerCalls(({ pathname, searchParams }) => {
    if (pathname === '/api/products/all') return [];
    return searchParams.get('lang') === 'mk' ? vacancy : refusal(404, 'not_found');
  });
  renderSite(<CareerPage />, { language: 'en', path: '/careers/id-1', pattern: '/careers/:id' });
  const link = await screen.findByRole('link', { name: 'Аналитичар' });
  expect(link).toHaveAttribute('href', '/careers/id-1?lang=mk');
  expect(link).toHaveAttribute('lang', 'mk');
  expect(screen.getByRole('heading', { name: 'Career not found', level: 1 })).toBeVisible();
  expect(screen.getByText('This position is advertised in Macedonian only:')).toBeVisible();
  expect(calls).toContain('/adminCareer/id-1?lang=mk&active=true');
});

test('[P-10] a failure is no "not found"', async () => {
  renderCareer('en', () => {
    throw new TypeError('offline');
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load careers. Please try again later.');
  expect(screen.queryByText('Career not found')).toBeNull();
});

test('[P-10] a vacancy that is being read stays where fetching it again fails, and goes with the vacancy', async () => {
  let answer: () => unknown = () => vacancy;
  answerCalls(({ pathname }) => (pathname === '/api/products/all' ? [] : answer()));
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  renderSite(<CareerPage />, { language: 'mk', path: '/careers/id-1', pattern: '/careers/:id', queryClient });
  const title = { name: 'Аналитичар', level: 1 };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  answer = () => refusal(503, 'unavailable');
  await act(() => queryClient.refetchQueries());
  expect(screen.getByRole('heading', title)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  answer = () => refusal(404, 'not_found');
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByRole('heading', { name: 'Позицијата не е пронајдена' })).toBeVisible();
});

test('[P-10] an application that was sent without scripts is answered where its vacancy is gone, with what was typed', async () => {
  answerCalls(({ pathname }) => (pathname === '/api/products/all' ? [] : refusal(404, 'not_found')));
  const queryClient = createQueryClient();
  const typed = { name: 'Ana', email: 'ana@example.com', message: 'I am applying', website: '' };
  queryClient.setQueryData<PostedMessage>(postedMessageKey, { typed, error: new TypeError('No answer') });
  renderSite(<CareerPage />, { path: '/careers/id-1', pattern: '/careers/:id', queryClient });
  expect(await screen.findByRole('heading', { name: 'Career not found' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send the message. Please try again.');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('I am applying');
});
