import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@varda/contract/language';
import { createQueryClient } from '@varda/platform/query';
import { storeTypedMessage } from '@varda/platform/storage/typed-messages';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import { ContactForm } from './contact-form.tsx';

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(() => sessionStorage.clear());

async function writeAndSend(answer: (request: Request) => unknown) {
  answerCalls((_url, request) => answer(request));
  renderSite(<ContactForm />);
  await userEvent.type(field(/Name/), 'Ana');
  await userEvent.type(field(/Email/), 'ana@site.example');
  await userEvent.type(field(/Message/), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

const refusal = (status: number, body: object) => Response.json({ code: 'x', message: 'No', ...body }, { status });

test('[P-11] a stored message is confirmed, and the form is empty again', async () => {
  let sent: unknown;
  await writeAndSend(async (request) => {
    sent = await request.json();
    return { done: true };
  });
  expect(await screen.findByText('Your message has been sent successfully!')).toBeVisible();
  expect(sent).toEqual({ name: 'Ana', email: 'ana@site.example', message: 'Hello', website: '' });
  expect(field(/Name/)).toHaveValue('');
  expect(field(/Message/)).toHaveValue('');
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline')), 'Failed to send the message. Please try again.'],
  ['a broken server', () => refusal(500, {}), 'Failed to send the message. Please try again.'],
  ['too many', () => refusal(429, { message: 'Too many attempts.' }), 'Too many attempts.'],
])('[P-11] [S-07] %s: what was typed stays', async (_name, answer, text) => {
  await writeAndSend(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field(/Message/)).toHaveValue('Hello');
});

test('[P-11] what the server refuses is said at its field, which gets the focus', async () => {
  await writeAndSend(() => refusal(422, { fields: { email: 'Enter a valid email address.' } }));
  await waitFor(() => expect(field(/Email/)).toHaveAccessibleDescription('Enter a valid email address.'));
  expect(field(/Email/)).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.type(field(/Email/), 'x');
  expect(field(/Email/)).not.toHaveAccessibleDescription();
  expect(field(/Message/)).toHaveValue('Hello');
});

test('[P-11] a message is sent once, however often the button is pressed', async () => {
  const answer = Promise.withResolvers<unknown>();
  let times = 0;
  await writeAndSend(() => {
    times += 1;
    return answer.promise;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sending…' }));
  answer.resolve({ done: true });
  expect(await screen.findByText('Your message has been sent successfully!')).toBeVisible();
  expect(times).toBe(1);
});

test('[P-11] what is typed while a message is sent is not lost', async () => {
  const answer = Promise.withResolvers<unknown>();
  await writeAndSend(() => answer.promise);
  await userEvent.type(field(/Message/), ', one more thing');
  answer.resolve({ done: true });
  expect(await screen.findByText('Your message has been sent successfully!')).toBeVisible();
  expect(field(/Message/)).toHaveValue('Hello, one more thing');
});

test('[P-11] who comes back from another page finds what they have typed, until it is sent', async () => {
  answerCalls(() => ({ done: true }));
  const queryClient = createQueryClient();
  const visit = () => renderSite(<ContactForm message="I am applying." />, { queryClient });
  const first = visit();
  await userEvent.type(field(/Name/), 'Ana');
  first.unmount();
  const second = visit();
  expect(field(/Name/)).toHaveValue('Ana');
  expect(field(/Message/)).toHaveValue('I am applying.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your message has been sent successfully!')).toBeVisible();
  second.unmount();
  visit();
  expect(field(/Name/)).toHaveValue('');
  expect(field(/Message/)).toHaveValue('I am applying.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['taken', () => ({ done: true }), 'Your message has been sent successfully!', ''],
  ['not taken', () => refusal(500, {}), 'Failed to send the message. Please try again.', 'Hello'],
])('[P-11] who is on another page when a message is %s is told so on coming back', async (_, answer, text, left) => {
  const queryClient = createQueryClient();
  const answered = Promise.withResolvers<unknown>();
  answerCalls(() => answered.promise);
  const visit = () => renderSite(<ContactForm />, { queryClient });
  const first = visit();
  await userEvent.type(field(/Message/), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  first.unmount();
  const during = visit();
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
  during.unmount();
  answered.resolve(answer());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));

  visit();
  expect(await screen.findByText(text)).toBeVisible();
  expect(field(/Message/)).toHaveValue(left);
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

describe('over another document of the tab', () => {
  const visit = (language: Language, message = '') =>
    renderSite(<ContactForm message={message} />, { language, path: '/careers/1' });

  test('[N-04] [P-11] what was typed is there again, behind the beginning of that language, until it is emptied', async () => {
    const before = visit('en', 'I am applying.');
    await userEvent.type(field(/Name/), 'Ana');
    before.unmount();

    const elsewhere = renderSite(<ContactForm />, { language: 'mk', path: '/contacts' });
    expect(field(/Име/)).toHaveValue('');
    elsewhere.unmount();

    visit('mk', 'Се пријавувам.');
    expect(field(/Име/)).toHaveValue('Ana');
    expect(field(/Порака/)).toHaveValue('Се пријавувам.');
    await userEvent.clear(field(/Име/));
    expect(sessionStorage).toHaveLength(0);
  });

  test('[N-04] [P-11] a message that was changed stays as it was written', async () => {
    const before = visit('en', 'I am applying.');
    await userEvent.type(field(/Message/), ' Here is why.');
    before.unmount();
    visit('mk', 'Се пријавувам.');
    expect(field(/Порака/)).toHaveValue('I am applying. Here is why.');
  });

  test('[P-11] a document out of the back/forward cache shows what another one has made of it', async () => {
    visit('en');
    await userEvent.type(field(/Name/), 'Ana');
    await userEvent.type(field(/Message/), 'Hello');
    storeTypedMessage('/careers/1', { name: 'Ana B.' });
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(field(/Name/)).toHaveValue('Ana B.');
    expect(field(/Message/)).toHaveValue('');
  });
});

test('[P-11] the browser may give a message back with its page: it does not with fields that say no', () => {
  renderSite(<ContactForm />);
  expect(field(/Message/)).not.toHaveAttribute('autocomplete');
});

test('[S-07] the field for machines is hidden from people', () => {
  renderSite(<ContactForm />);
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  expect(document.querySelector('input[name="website"]')).toHaveAttribute('tabindex', '-1');
});
